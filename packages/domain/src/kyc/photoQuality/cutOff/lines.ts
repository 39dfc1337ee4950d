import type { Polarity, Steps } from './edges';

/** A straight line across the whole picture, defined by where it meets the first and the last column (or row). */
export interface Line {
  start: number;
  slope: number;
  /** The height of the line's kind of step at each place, 0 if there is none. */
  heights: Float32Array;
}

/** Documents are at most this tilted in their pictures: the tangent of 20 degrees. */
const steepest = 0.36;

/** The distance between the lines that are tried. A step also counts in the adjacent pixel. */
const pace = 3;

/** Sides that cover less of the picture than this are ignored. */
const leastShare = 0.2;

/** The maximum number of lines kept, the longest first … */
const mostLines = 10;

/** … if they are at least this far apart, in pixels, averaged over both ends. */
const apart = 6;

/** Steps higher than this count no more. */
const highStep = 40;

interface Candidate {
  start: number;
  end: number;
  score: number;
}

/** What each place adds to the score of a line through it; 0 if there is no step of this kind. */
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

/** Also checks adjacent lines, because the lines tried are a few pixels apart and drift off their step at one end. */
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

/** The share of a section of the line that lies on steps. */
export const seenShare = (line: Line, from: number, to: number): number => {
  const heights = stretch(line, from, to);
  return heights.length === 0 ? 0 : heights.filter((height) => height > 0).length / heights.length;
};

/** The height that this share of the steps in a section is below. */
export const heightAt = (line: Line, from: number, to: number, share = 0.5): number => {
  const heights = stretch(line, from, to).slice().sort();
  return heights[Math.floor(share * heights.length)] ?? 0;
};
