/** A greyscale picture: one brightness from 0 to 255 per pixel, row by row. */
export interface GreyPicture {
  luma: Uint8Array;
  width: number;
  height: number;
}

export interface PictureSize {
  width: number;
  height: number;
}

/**
 * Pictures are judged with this long side, in pixels. What is unreadable at this size can't be read on a screen either.
 */
export const judgedLongSide = 400;

const levels = 256;

const histogramOf = ({ luma }: GreyPicture): Uint32Array => {
  const counts = new Uint32Array(levels);
  for (const level of luma) counts[level] = (counts[level] ?? 0) + 1;
  return counts;
};

const levelAt = (counts: Uint32Array, pixels: number): number => {
  let below = 0;
  const level = counts.findIndex((count) => {
    below += count;
    return below >= pixels;
  });
  return level === -1 ? levels - 1 : level;
};

/** The brightness that this share of the pixels is below. */
export const brightnessAt = (picture: GreyPicture, share: number): number =>
  levelAt(histogramOf(picture), share * picture.luma.length);

/** The distance between its dark and bright parts, ignoring a few outlying pixels. */
export const rangeOf = (picture: GreyPicture): number => {
  const counts = histogramOf(picture);
  return levelAt(counts, 0.98 * picture.luma.length) - levelAt(counts, 0.02 * picture.luma.length);
};

/** A quarter as many pixels, each the mean of four. This removes noise and leaves the content clearer. */
export const halved = ({ luma, width, height }: GreyPicture): GreyPicture => {
  const [halfWidth, halfHeight] = [width >> 1, height >> 1];
  const smaller = new Uint8Array(halfWidth * halfHeight);
  const at = (index: number) => luma[index] ?? 0;
  for (let y = 0; y < halfHeight; y += 1)
    for (let x = 0; x < halfWidth; x += 1) {
      const corner = 2 * y * width + 2 * x;
      const sum = at(corner) + at(corner + 1) + at(corner + width) + at(corner + width + 1);
      smaller[y * halfWidth + x] = (sum + 2) >> 2;
    }
  return { luma: smaller, width: halfWidth, height: halfHeight };
};
