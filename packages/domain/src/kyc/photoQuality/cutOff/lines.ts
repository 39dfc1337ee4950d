import type { Polarity, Steps } from './edges';

/** A straight line through the whole picture, by where it meets the first and the last column (or row). */
export interface Line {
  start: number;
  slope: number;
  /** How high the line's own kind of step is at each place, 0 where there is none. */
  heights: Float32Array;
}

/** Documents lie straighter in their pictures than this: the tangent of 20 degrees. */
const steepest = 0.36;

/** Lines are tried this far from each other; a step counts one pixel beside it as well. */
const pace = 3;

/** A side that takes less of the picture than this is not looked for. */
const leastShare = 0.2;

/** So many are kept, the longest first … */
const mostLines = 10;

/** … that are further from each other than this, in pixels, on the average of their ends. */
const apart = 6;

/** A step that is higher than this is no better. */
const highStep = 40;

interface Candidate {
  start: number;
  end: number;
  score: number;
}

/** What each place adds to the line that runs through it; 0 where there is no step of this kind. */
const gainsOf = ({ heights }: Steps, map: Uint8Array): Float32Array =>
  heights.map((height, at) => (map[at] === 1 ? Math.min(height, highStep) : 0));

const scoreOf = ({ length, lines }: Steps, gains: Float32Array, start: number, slope: number): number => {
  let score = 0;
  let places = 0;
  for (let place = 0; place < length; place += 2) {
    const line = Math.round(start + slope * place);
    const gain = line < 0 || line >= lines ? 0 : (gains[line * length + place] ?? 0);
    if (gain === 0) continue;
    places += 2;
    score += gain;
  }
  return places >= leastShare * length ? score : 0;
};

const candidatesOf = (steps: Steps, map: Uint8Array): Candidate[] => {
  const { length, lines } = steps;
  const gains = gainsOf(steps, map);
  const [first, last, reach] = [-0.3 * lines, 1.3 * lines, steepest * length];
  const found: Candidate[] = [];
  for (let start = first; start <= last; start += pace)
    for (let end = Math.max(first, start - reach); end <= Math.min(last, start + reach); end += pace) {
      const score = scoreOf(steps, gains, start, (end - start) / (length - 1));
      if (score > 0) found.push({ start, end, score });
    }
  return found.sort((one, other) => other.score - one.score);
};

const isClose = (one: Candidate, other: Candidate): boolean =>
  (Math.abs(one.start - other.start) + Math.abs(one.end - other.end)) / 2 < apart;

const strongest = (candidates: readonly Candidate[]): Candidate[] => {
  const kept: Candidate[] = [];
  for (const candidate of candidates) {
    if (kept.length === mostLines) break;
    if (!kept.some((other) => isClose(other, candidate))) kept.push(candidate);
  }
  return kept;
};

/** The nearest lines as well, since the tried ones are some pixels apart and run past their step at one end or the other. */
const heightsAlong = (steps: Steps, map: Uint8Array, start: number, slope: number): Float32Array =>
  Float32Array.from({ length: steps.length }, (_, place) => {
    const line = Math.round(start + slope * place);
    let height = 0;
    for (let near = Math.max(0, line - 1); near <= Math.min(steps.lines - 1, line + 1); near += 1) {
      const at = near * steps.length + place;
      if (map[at] === 1) height = Math.max(height, steps.heights[at] ?? 0);
    }
    return height;
  });

export const linesOf = (steps: Steps, polarity: Polarity): Line[] =>
  strongest(candidatesOf(steps, steps[polarity])).map(({ start, end }) => {
    const slope = (end - start) / (steps.length - 1);
    return { start, slope, heights: heightsAlong(steps, steps[polarity], start, slope) };
  });

const stretch = ({ heights }: Line, from: number, to: number): Float32Array =>
  heights.subarray(Math.max(0, Math.round(from)), Math.max(0, Math.round(to)));

/** The share of a stretch of the line that lies on steps. */
export const seenShare = (line: Line, from: number, to: number): number => {
  const heights = stretch(line, from, to);
  return heights.length === 0 ? 0 : heights.filter((height) => height > 0).length / heights.length;
};

/** How high the steps of a stretch are: this share of them is lower. */
export const heightAt = (line: Line, from: number, to: number, share = 0.5): number => {
  const heights = stretch(line, from, to).slice().sort();
  return heights[Math.floor(share * heights.length)] ?? 0;
};
