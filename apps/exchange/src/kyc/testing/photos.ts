import type { KycSide } from '@exchange/domain';

/** A drawn document on a table, sharp and well lit, as from a camera. */
const draw = async (title: string): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [1600, 1200];
  const brush = canvas.getContext('2d');
  if (brush) {
    brush.fillStyle = 'tan';
    brush.fillRect(0, 0, 1600, 1200);
    brush.fillStyle = 'ivory';
    brush.fillRect(200, 200, 1200, 800);
    brush.fillStyle = 'darkslategray';
    brush.fillRect(280, 360, 300, 400);
    brush.font = '64px sans-serif';
    brush.fillText(title, 280, 310);
    brush.font = '36px monospace';
    for (let line = 0; line < 10; line += 1) brush.fillText('SPECIMEN 0123456789 ABCDEFGHIJ', 640, 400 + line * 56);
  }
  const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9));
  return picture ?? new Blob();
};

const photoOf = async (side: KycSide): Promise<File> =>
  new File([await draw(side)], `${side}.jpg`, { type: 'image/jpeg' });

/** One for each side. */
export const photos: Readonly<Record<KycSide, File>> = {
  front: await photoOf('front'),
  back: await photoOf('back'),
  holding: await photoOf('holding'),
};
