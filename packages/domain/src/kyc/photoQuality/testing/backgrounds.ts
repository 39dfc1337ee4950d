import type { Random } from './random';
import { drawEach, surfaceOf, type Surface } from './surface';

type Draw = (surface: Surface, random: Random) => void;

const plain: Draw = () => undefined;

const wood: Draw = (surface, random) => {
  const [pitch, depth, bend] = [random.between(0.15, 0.6), random.between(3, 16), random.between(0.5, 3)];
  drawEach(surface, (x, y, was) => {
    const grain = Math.sin(y * pitch + bend * Math.sin(x * 0.012) + 0.7 * Math.sin(x * 0.05));
    return was + depth * grain + depth * 0.4 * Math.sin(y * pitch * 2.7 + x * 0.02);
  });
};

const boards: Draw = (surface, random) => {
  const [pitch, offset] = [random.between(40, 110), random.between(0, 40)];
  const steps = Array.from({ length: 20 }, () => random.between(-14, 14));
  drawEach(surface, (_x, y, was) => {
    const place = (y + offset) / pitch;
    return place % 1 < 2 / pitch ? was - 35 : was + (steps[Math.floor(place)] ?? 0);
  });
};

const tiles: Draw = (surface, random) => {
  const [pitch, offset] = [random.between(60, 160), random.between(0, 60)];
  drawEach(surface, (x, y, was) =>
    (x + offset) % pitch < 3 || (y + 0.3 * offset) % pitch < 3 ? was - random.between(20, 30) : was,
  );
};

const cloth: Draw = (surface, random) => {
  const depth = random.between(3, 12);
  drawEach(surface, (x, y, was) => was + depth * Math.sin(x * 1.1) * Math.sin(y * 1.1) + depth * 0.3 * random.normal());
};

const stripes: Draw = (surface, random) => {
  const [pitch, tilt, depth] = [random.between(14, 50), random.between(-0.4, 0.4), random.between(10, 40)];
  drawEach(surface, (x, y, was) => (((x + tilt * y) / pitch) % 1 < 0.5 && x + tilt * y > 0 ? was + depth : was));
};

const speckled: Draw = (surface, random) => {
  const depth = random.between(4, 14);
  drawEach(surface, (_x, _y, was) => was + depth * random.normal());
};

const tableEdge: Draw = (surface, random) => {
  const [start, tilt, depth] = [random.between(0.02, 0.98), random.between(-0.15, 0.15), random.between(-60, 60)];
  const isUpright = random.isLikely(0.5);
  drawEach(surface, (x, y, was) => {
    const place = isUpright ? x - start * surface.width + tilt * y : y - start * surface.height + tilt * x;
    return was + depth * Math.max(0, Math.min(1, place));
  });
};

const kinds = [plain, plain, wood, boards, tiles, cloth, stripes, speckled, tableEdge] as const;

/** The surface under a document. */
export const makeBackground = (random: Random, width: number, height: number, level: number): Surface => {
  const surface = surfaceOf(width, height, level);
  random.oneOf(kinds)(surface, random);
  return surface;
};
