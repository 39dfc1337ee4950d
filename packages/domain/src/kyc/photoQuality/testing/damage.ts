import type { Random } from './random';
import { drawEach, sample, type Surface } from './surface';

/**
 * Sums neighbours along rows and transposes the result: applied twice, it covers both directions and is upright again.
 */
const weighted = ({ levels, width, height }: Surface, weights: Float32Array): Surface => {
  const reach = (weights.length - 1) / 2;
  const into = new Float32Array(levels.length);
  const row = new Float32Array(width + 2 * reach);
  for (let y = 0; y < height; y += 1) {
    for (let x = -reach; x < width + reach; x += 1)
      row[x + reach] = levels[y * width + Math.max(0, Math.min(width - 1, x))] ?? 0;
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let tap = 0; tap < weights.length; tap += 1) sum += (weights[tap] ?? 0) * (row[x + tap] ?? 0);
      into[x * height + y] = sum;
    }
  }
  return { levels: into, width: height, height: width };
};

const bothWays = (surface: Surface, weights: number[]): Surface => {
  const whole = weights.reduce((total, weight) => total + weight, 0);
  const shares = Float32Array.from(weights, (weight) => weight / whole);
  return weighted(weighted(surface, shares), shares);
};

export const gaussianBlur = (surface: Surface, sigma: number): Surface => {
  const reach = Math.ceil(sigma * 3);
  return bothWays(
    surface,
    Array.from({ length: 2 * reach + 1 }, (_, tap) => Math.exp(-((tap - reach) ** 2) / (2 * sigma * sigma))),
  );
};

/** Simulates a lens that is out of focus. */
export const boxBlur = (surface: Surface, side: number): Surface => {
  const reach = Math.ceil((side - 1) / 2);
  const end = (side - (2 * reach - 1)) / 2;
  return bothWays(
    surface,
    Array.from({ length: 2 * reach + 1 }, (_, tap) => (tap === 0 || tap === 2 * reach ? end : 1)),
  );
};

/** Simulates camera shake: each pixel is the mean of the places it passes. */
export const motionBlur = (surface: Surface, length: number, angle: number): Surface => {
  const into: Surface = { ...surface, levels: new Float32Array(surface.levels.length) };
  const taps = Math.ceil(length);
  drawEach(into, (x, y) => {
    let sum = 0;
    for (let tap = 0; tap < taps; tap += 1) {
      const away = ((tap + 0.5) / taps - 0.5) * length;
      sum += sample(surface, x + 0.5 + away * Math.cos(angle), y + 0.5 + away * Math.sin(angle));
    }
    return sum / taps;
  });
  return into;
};

/** Makes one side lighter than the other, and the corners darker than the middle. */
export const unevenLight = (surface: Surface, random: Random, depth: number): void => {
  const angle = random.between(0, 2 * Math.PI);
  const [leanX, leanY] = [Math.cos(angle) / surface.width, Math.sin(angle) / surface.height];
  drawEach(surface, (x, y, was) => {
    const [fromX, fromY] = [x - surface.width / 2, y - surface.height / 2];
    const corner = (fromX / surface.width) ** 2 + (fromY / surface.height) ** 2;
    return was * (1 - depth * (0.5 + leanX * fromX + leanY * fromY) - depth * 0.4 * corner);
  });
};

export const dim = (surface: Surface, share: number): void => drawEach(surface, (_x, _y, was) => was * share);

export const addNoise = (surface: Surface, random: Random, depth: number): void =>
  drawEach(surface, (_x, _y, was) => was + depth * random.normal());

/** Adds the blocks of a picture saved in low quality. */
export const addBlocks = (surface: Surface, random: Random, depth: number): void => {
  const across = Math.ceil(surface.width / 8);
  const offsets = Array.from({ length: across * Math.ceil(surface.height / 8) }, () => depth * random.normal());
  drawEach(surface, (x, y, was) => was + (offsets[(y >> 3) * across + (x >> 3)] ?? 0));
};
