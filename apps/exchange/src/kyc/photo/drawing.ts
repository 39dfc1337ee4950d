import type { GreyPicture } from '@exchange/domain';

interface Size {
  width: number;
  height: number;
}

/** Scaled down to this on its long side, but never up. */
export const fitted = ({ width, height }: Size, longSide: number): Size => {
  const scale = Math.min(1, longSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

const drawn = (bitmap: ImageBitmap, { width, height }: Size) => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const brush = canvas.getContext('2d', { alpha: false });
  if (brush === null) throw new Error("The browser couldn't create a canvas.");
  brush.fillStyle = 'rgb(255 255 255)';
  brush.fillRect(0, 0, width, height);
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(bitmap, 0, 0, width, height);
  return { canvas, brush };
};

/** Frees its memory immediately; a phone has room for only a few pictures. */
const letGo = (canvas: HTMLCanvasElement) => {
  canvas.width = 0;
};

export const greyPictureOf = (bitmap: ImageBitmap, longSide: number): GreyPicture => {
  const { width, height } = fitted(bitmap, longSide);
  const { canvas, brush } = drawn(bitmap, { width, height });
  const { data } = brush.getImageData(0, 0, width, height);
  letGo(canvas);
  const luma = new Uint8Array(width * height);
  for (let pixel = 0; pixel < luma.length; pixel += 1) {
    const at = 4 * pixel;
    luma[pixel] = (77 * (data[at] ?? 0) + 150 * (data[at + 1] ?? 0) + 29 * (data[at + 2] ?? 0)) >> 8;
  }
  return { luma, width, height };
};

/** Upright, on white, without metadata. */
export const jpegOf = async (bitmap: ImageBitmap, longSide: number, quality: number): Promise<Blob | null> => {
  const { canvas } = drawn(bitmap, fitted(bitmap, longSide));
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
  letGo(canvas);
  return blob;
};
