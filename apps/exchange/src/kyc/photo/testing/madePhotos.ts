interface Taken {
  width: number;
  height: number;
  type: 'image/jpeg' | 'image/png';
  quality: number;
  /** In CSS syntax: `blur(20px)`. */
  filter: string;
  /** How far the card is shifted, as a share of the picture's width. */
  shift: number;
  /** Every pixel has its own colour, so that the file is as large as possible. */
  isNoisy: boolean;
}

const table = 'rgb(70 62 56)';
const paper = 'rgb(236 236 228)';
const ink = 'rgb(32 34 40)';

const drawCard = (brush: CanvasRenderingContext2D) => {
  brush.fillStyle = paper;
  brush.beginPath();
  brush.roundRect(200, 220, 1200, 756, 40);
  brush.fill();
  brush.fillStyle = 'rgb(150 170 190)';
  brush.fillRect(270, 400, 320, 420);
  brush.fillStyle = 'rgb(90 70 60)';
  brush.beginPath();
  brush.arc(430, 560, 90, 0, Math.PI * 2);
  brush.fill();
  brush.fillRect(310, 700, 240, 120);
  brush.fillStyle = ink;
  brush.font = '600 64px sans-serif';
  brush.fillText('IDENTITY CARD', 270, 330);
  brush.font = '48px sans-serif';
  for (const [line, text] of ['LOVELACE', 'ADA AUGUSTA', '10 12 1985', 'GBR  X0000000', 'LONDON'].entries())
    brush.fillText(text, 660, 450 + line * 88);
  brush.fillText('IDGBRX00000000<<<<<<<<<<<<<<<', 270, 920);
};

const addNoise = (brush: CanvasRenderingContext2D, width: number, height: number) => {
  const picture = brush.getImageData(0, 0, width, height);
  let state = 1;
  for (let index = 0; index < picture.data.length; index += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    if (index % 4 !== 3) picture.data[index] = (picture.data[index] ?? 0) + (state >> 25);
  }
  brush.putImageData(picture, 0, 0);
};

const canvasOf = ({ width, height, filter, shift, isNoisy }: Taken): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const brush = canvas.getContext('2d', { willReadFrequently: isNoisy });
  if (brush === null) return canvas;
  brush.filter = filter;
  brush.fillStyle = table;
  brush.fillRect(0, 0, width, height);
  brush.scale(width / 1600, height / 1200);
  brush.translate(shift * 1600, 0);
  drawCard(brush);
  if (isNoisy) addNoise(brush, width, height);
  return canvas;
};

const plain: Taken = {
  width: 1600,
  height: 1200,
  type: 'image/jpeg',
  quality: 0.9,
  filter: 'none',
  shift: 0,
  isNoisy: false,
};

/** A card on a table, as from a camera, well taken or not. */
export const photoOf = async (name: string, taken: Partial<Taken> = {}): Promise<File> => {
  const all = { ...plain, ...taken };
  const canvas = canvasOf(all);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, all.type, all.quality));
  return new File(blob ? [blob] : [], name, { type: all.type });
};

/** A decoder's result for a HEIC, for browsers without one. */
export const bitmapOf = (): Promise<ImageBitmap> => createImageBitmap(canvasOf(plain));

/** Tells viewers to rotate the picture by 90 degrees, as phones held upright do. */
const turned = [
  [0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0],
  [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1],
  [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0],
  [0, 0, 0, 0],
].flat();

export const onItsSide = async (photo: File): Promise<File> => {
  const start = photo.slice(0, 2);
  return new File([start, Uint8Array.from(turned), photo.slice(2)], photo.name, { type: 'image/jpeg' });
};

const bytes = (...parts: (string | number[])[]): BlobPart[] =>
  parts.map((part) => (typeof part === 'string' ? part : Uint8Array.from(part)));

export const heic = new File(bytes([0, 0, 0, 24], 'ftypheic', [0, 0, 0, 0], 'mif1heic'), 'IMG_2041.HEIC', {
  type: 'image/heic',
});

/** A 40-byte file that claims four thousand million pixels. */
const bombHeader = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13],
  [0x49, 0x48, 0x44, 0x52, 0, 0, 0xff, 0xff, 0, 0, 0xff, 0xff, 8, 2, 0, 0, 0],
  [0, 0, 0, 0, 0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82],
].flat();

export const refusedFiles = {
  empty: new File([], 'front.jpg', { type: 'image/jpeg' }),
  pdf: new File(['%PDF-1.7'], 'front.jpg', { type: 'image/jpeg' }),
  bomb: new File(bytes(bombHeader), 'front.png', { type: 'image/png' }),
} as const;

/** A picture whose upload or copy was cut short. */
export const truncated = (photo: File): File =>
  new File([photo.slice(0, photo.size / 2)], photo.name, { type: photo.type });

/** The same photo from a slow card. */
export const slowly = (photo: File) => {
  const file = new File([photo], photo.name, { type: photo.type });
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  file.arrayBuffer = async () => {
    await held;
    return photo.arrayBuffer();
  };
  return { file, letGo };
};

/** Chooses a file whatever the field accepts, which a browser's file dialog also allows. */
export const choose = (input: HTMLInputElement, file: File): void => {
  const held = new DataTransfer();
  held.items.add(file);
  input.files = held.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};

export const sizeOf = async (file: Blob): Promise<[width: number, height: number]> => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  return [bitmap.width, bitmap.height];
};
