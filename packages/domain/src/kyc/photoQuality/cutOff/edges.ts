import { rangeOf, type GreyPicture } from '../greyPicture';

/** A step is at least this many levels high … */
const leastStep = 8;

/** … and this share of the picture's range. */
const leastStepShare = 0.06;

export type Polarity = 'rising' | 'falling';

/**
 * Where the picture's brightness steps up or down from one line to the next. `flat` steps are crossed from top to
 * bottom, `upright` ones from left to right. In both cases lines are rows of the maps.
 */
export interface Steps {
  length: number;
  lines: number;
  /** 1 where there is such a step, or one in an adjacent pixel. */
  rising: Uint8Array;
  falling: Uint8Array;
  /** The height of the step, in either direction. */
  heights: Float32Array;
}

/** The difference between the two sides of a pixel, each the mean of six pixels: two deep and three wide. */
const slope = (luma: Uint8Array, index: number, across: number, along: number): number => {
  let sum = 0;
  for (let beside = -1; beside <= 1; beside += 1) {
    const middle = index + beside * along;
    sum += (luma[middle + across] ?? 0) + (luma[middle + 2 * across] ?? 0);
    sum -= (luma[middle - across] ?? 0) + (luma[middle - 2 * across] ?? 0);
  }
  return sum / 6;
};

const mark = ({ rising, falling, heights, length }: Steps, step: number, at: number) => {
  const map = step > 0 ? rising : falling;
  for (let place = at - length; place <= at + length; place += length) {
    map[place] = 1;
    heights[place] = Math.max(heights[place] ?? 0, Math.abs(step));
  }
};

const findSteps = ({ luma, width, height }: GreyPicture, isFlat: boolean, least: number): Steps => {
  const [length, lines] = isFlat ? [width, height] : [height, width];
  const [along, across] = isFlat ? [1, width] : [width, 1];
  const steps: Steps = {
    length,
    lines,
    rising: new Uint8Array(luma.length),
    falling: new Uint8Array(luma.length),
    heights: new Float32Array(luma.length),
  };
  for (let line = 2; line < lines - 2; line += 1)
    for (let place = 2; place < length - 2; place += 1) {
      const index = line * across + place * along;
      const step = slope(luma, index, across, along);
      if (Math.abs(step) >= least && Math.abs(step) >= Math.abs(slope(luma, index, along, across)))
        mark(steps, step, line * length + place);
    }
  return steps;
};

export const stepsOf = (picture: GreyPicture): { flat: Steps; upright: Steps } => {
  const least = Math.max(leastStep, leastStepShare * rangeOf(picture));
  return { flat: findSteps(picture, true, least), upright: findSteps(picture, false, least) };
};
