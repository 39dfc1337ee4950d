import { halved, rangeOf, type GreyPicture } from './greyPicture';

/** The number of bins for the steepness of edges: the share, from 0 to 1, of an edge's rise in its steepest pixel. */
const bins = 64;

/** An edge rises by at least this many levels … */
const leastRise = 18;

/** … and by this share of the picture's range, so that neither noise nor a pattern in the paper counts. */
const leastRiseShare = 0.25;

/** Fewer edges than this aren't conclusive. */
const leastEdges = 24;

/** Only the sharpest edges count, since every picture has soft ones as well: shadows, faces, the background. */
const sharpestShare = 0.2;

/** A sharp edge makes half of its rise or more in one pixel. If it is spread over four, print can't be read. */
const leastSteepness = 0.35;

/** The index steps along a line, and from one line to the next. */
interface Direction {
  along: number;
  across: number;
  length: number;
  lines: number;
}

const directionsOf = ({ width, height }: GreyPicture): Direction[] => [
  { along: 1, across: width, length: width, lines: height },
  { along: width, across: 1, length: height, lines: width },
];

/** One line of the picture, averaged with its neighbours: this removes noise but keeps edges that cross the line. */
const readLine = ({ luma }: GreyPicture, { along, across, length }: Direction, line: number, into: Float32Array) => {
  let index = line * across;
  for (let step = 0; step < length; step += 1, index += along)
    into[step] = ((luma[index - across] ?? 0) + (luma[index] ?? 0) + (luma[index + across] ?? 0)) / 3;
};

/** The change across the line at this place, to tell an edge that crosses the line from one that runs along it. */
const changeAcross = ({ luma }: GreyPicture, { along, across }: Direction, line: number, step: number): number => {
  const index = line * across + step * along;
  return Math.abs((luma[index + across] ?? 0) - (luma[index - across] ?? 0)) / 2;
};

/** A section of a line that only rises or only falls. */
interface Run {
  rise: number;
  steepest: number;
  steepestAt: number;
}

const eachRun = (values: Float32Array, take: (run: Run) => void): void => {
  const run: Run = { rise: 0, steepest: 0, steepestAt: 0 };
  for (let step = 1; step < values.length; step += 1) {
    const change = (values[step] ?? 0) - (values[step - 1] ?? 0);
    if (change * run.rise < 0) {
      take(run);
      run.rise = 0;
      run.steepest = 0;
    }
    run.rise += change;
    if (Math.abs(change) > run.steepest) {
      run.steepest = Math.abs(change);
      run.steepestAt = step;
    }
  }
};

/** Counts the sufficiently high rises and falls of all lines by their steepness. */
const steepnessOfEdges = (picture: GreyPicture, direction: Direction, leastWhole: number): Uint32Array => {
  const counts = new Uint32Array(bins + 1);
  const values = new Float32Array(direction.length);
  for (let line = 1; line < direction.lines - 1; line += 1) {
    readLine(picture, direction, line, values);
    eachRun(values, ({ rise, steepest, steepestAt }) => {
      const whole = Math.abs(rise);
      if (whole < leastWhole || steepest < changeAcross(picture, direction, line, steepestAt)) return;
      const bin = Math.round((bins * steepest) / whole);
      counts[bin] = (counts[bin] ?? 0) + 1;
    });
  }
  return counts;
};

/** The steepness of the sharpest edges; undefined if there are too few to tell. */
const sharpest = (counts: Uint32Array): number | undefined => {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all < leastEdges) return undefined;
  let above = 0;
  for (let bin = bins; bin >= 0; bin -= 1) {
    above += counts[bin] ?? 0;
    if (above >= sharpestShare * all) return bin / bins;
  }
  return 0;
};

/** The sharpness from side to side and from top to bottom, because camera shake only blurs one of them. */
const sharpnessOf = (picture: GreyPicture): number[] => {
  const rise = Math.max(leastRise, leastRiseShare * rangeOf(picture));
  return directionsOf(picture)
    .map((direction) => sharpest(steepnessOfEdges(picture, direction, rise)))
    .filter((sharpness) => sharpness !== undefined);
};

/**
 * A picture is blurred if its sharpest edges are soft, or if it only shows edges when scaled down. This doesn't judge
 * pictures without any edges.
 */
export const isBlurred = (picture: GreyPicture): boolean => {
  const seen = sharpnessOf(picture);
  if (seen.length > 0) return seen.some((sharpness) => sharpness < leastSteepness);
  return sharpnessOf(halved(halved(picture))).length > 0;
};
