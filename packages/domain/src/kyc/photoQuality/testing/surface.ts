/** A picture being drawn: brightness may have fractions and be out of range. */
export interface Surface {
  levels: Float32Array;
  width: number;
  height: number;
}

export const surfaceOf = (width: number, height: number, level: number): Surface => ({
  levels: new Float32Array(width * height).fill(level),
  width,
  height,
});

export const drawEach = ({ levels, width, height }: Surface, level: (x: number, y: number, was: number) => number) => {
  for (let y = 0, index = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, index += 1) levels[index] = level(x, y, levels[index] ?? 0);
};

/** A box whose sides may lie between pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const covered = (from: number, to: number, pixel: number): number =>
  Math.max(0, Math.min(to, pixel + 1) - Math.max(from, pixel));

const blend = ({ levels, width, height }: Surface, x: number, y: number, level: number, share: number) => {
  if (share <= 0 || x < 0 || y < 0 || x >= width || y >= height) return;
  const index = y * width + x;
  levels[index] = (levels[index] ?? 0) * (1 - share) + level * share;
};

export const fillBox = (surface: Surface, box: Box, level: number): void => {
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  for (let y = Math.floor(box.y); y < bottom; y += 1)
    for (let x = Math.floor(box.x); x < right; x += 1)
      blend(surface, x, y, level, covered(box.x, right, x) * covered(box.y, bottom, y));
};

export const fillEllipse = (surface: Surface, { x, y, width, height }: Box, level: number): void => {
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const pixel = 2 / Math.min(width, height);
  for (let row = Math.floor(y); row < y + height; row += 1)
    for (let column = Math.floor(x); column < x + width; column += 1) {
      const away = Math.hypot((column + 0.5 - middleX) / (width / 2), (row + 0.5 - middleY) / (height / 2));
      blend(surface, column, row, level, Math.max(0, Math.min(1, (1 - away) / pixel + 0.5)));
    }
};

/** The level between pixels; beyond the edges, the level of the nearest edge. */
export const sample = ({ levels, width, height }: Surface, x: number, y: number): number => {
  const column = Math.max(0, Math.min(width - 1.001, x - 0.5));
  const row = Math.max(0, Math.min(height - 1.001, y - 0.5));
  const shareX = column % 1;
  const shareY = row % 1;
  const index = Math.floor(row) * width + Math.floor(column);
  const upper = (levels[index] ?? 0) * (1 - shareX) + (levels[index + 1] ?? 0) * shareX;
  const lower = (levels[index + width] ?? 0) * (1 - shareX) + (levels[index + width + 1] ?? 0) * shareX;
  return upper * (1 - shareY) + lower * shareY;
};
