/** A drawn portrait, as from a camera. */
const draw = async (): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [144, 144];
  const brush = canvas.getContext('2d');
  if (brush) {
    brush.fillStyle = 'slategray';
    brush.fillRect(0, 0, 144, 144);
    brush.fillStyle = 'linen';
    for (const [y, radius] of [
      [60, 28],
      [148, 52],
    ] as const) {
      brush.beginPath();
      brush.arc(72, y, radius, 0, Math.PI * 2);
      brush.fill();
    }
  }
  const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  return picture ?? new Blob();
};

export const portrait = await draw();

export const portraitFile = new File([portrait], 'portrait.png', { type: 'image/png' });

export const refusedFiles = {
  type: new File(['%PDF'], 'passport.pdf', { type: 'application/pdf' }),
  empty: new File([], 'empty.jpg', { type: 'image/jpeg' }),
  size: new File([new Uint8Array(3 * 1024 * 1024)], 'large.jpg', { type: 'image/jpeg' }),
} as const;

/** Chooses a file whatever the field accepts, which a browser's file dialog also allows. */
export const choose = (input: HTMLInputElement, file: File): void => {
  const held = new DataTransfer();
  held.items.add(file);
  input.files = held.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};
