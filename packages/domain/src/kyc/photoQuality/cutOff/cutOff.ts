import { halved, rangeOf, type GreyPicture } from '../greyPicture';
import { stepsOf, type Polarity } from './edges';
import { linesOf, seenShare, heightAt, type Line } from './lines';
import { levelOf, levelsAround, levelsAt, levelsBeside, levelsInside } from './levels';
import {
  areaOf,
  cornersOf,
  sidesOut,
  stretchesOf,
  type Corners,
  type Outline,
  type Side,
  type Stretch,
} from './outline';

interface Found {
  flat: Record<Polarity, Line[]>;
  upright: Record<Polarity, Line[]>;
  width: number;
  height: number;
  leastHeight: number;
  picture: GreyPicture;
}

/** A side of a document is a step of at least this many levels, and of this share of the picture's range. */
const leastSide = 14;
const leastSideShare = 0.16;

/** If only two opposite sides are visible, their steps have to be this many times as high. */
const throughFactor = 1.7;

/** The minimum share of the picture for a whole document, and for one that is cut off. */
const leastWhole = 0.2;
const leastCut = 0.16;

/** A document cut off on two opposite sides shows only two lines, so it has to be larger. */
const leastThrough = 0.4;

/** How much of each side has to be visible: for a whole document, and for one that is reported as cut off. */
const wholeSide = 0.75;
const cutSide = 0.8;

/** A side that runs into the edge of the picture is visible up to it, for at least this many pixels … */
const atTheEnd = 8;
const leastAtTheEnd = 0.85;

/** … and as high there as elsewhere, since a step beyond the document's corner is a different one. */
const steadyEnd = 0.6;

/** All sides of a document have steps of about the same height. */
const steadySides = 0.35;

/** The paper stands out at the picture's edge as clearly as elsewhere, or nearly so. */
const samePaper = 0.5;

/** A band at the document's top may be mistaken for the background, so the middle may be slightly off. */
const nearMiddle = 0.12;

/** Opposite sides differ by at most this slope, since a photo may be taken at an angle; adjacent sides by half more. */
const mostSpread = 0.1;

/** A document's rounded corners are not part of its straight sides. */
const roundShare = 0.05;

/** The outermost pixels have no steps. */
const blind = 2;

const isSeen = ({ line }: Side): boolean => line !== undefined;

const seen = (line: Line): Side => ({ start: line.start, slope: line.slope, line });

const outside = (at: number): Side => ({ start: at, slope: 0, line: undefined });

const findLines = (picture: GreyPicture): Found => {
  const { flat, upright } = stepsOf(picture);
  return {
    flat: { rising: linesOf(flat, 'rising'), falling: linesOf(flat, 'falling') },
    upright: { rising: linesOf(upright, 'rising'), falling: linesOf(upright, 'falling') },
    width: picture.width,
    height: picture.height,
    leastHeight: Math.max(leastSide, leastSideShare * rangeOf(picture)),
    picture,
  };
};

const isInside = ({ topLeft, topRight, bottomLeft, bottomRight }: Corners, { width, height }: Found): boolean =>
  [topLeft, topRight, bottomLeft, bottomRight].every(({ x, y }) => x >= -1 && y >= -1 && x <= width && y <= height);

const isUpright = ({ topLeft, topRight, bottomLeft, bottomRight }: Corners): boolean =>
  topLeft.x < topRight.x && bottomLeft.x < bottomRight.x && topLeft.y < bottomLeft.y && topRight.y < bottomRight.y;

const isLargeEnough = (corners: Corners, found: Found, share: number): boolean =>
  isUpright(corners) && isInside(corners, found) && areaOf(corners) >= share * found.width * found.height;

const straightShare = ({ line, from, to }: Stretch): number => {
  const round = roundShare * (to - from);
  return seenShare(line, from + round, to - round);
};

/** Whether the outline contains the middle of the picture, or nearly so, since that is where people aim. */
const holdsMiddle = ({ top, bottom, left, right }: Outline, { width, height }: Found): boolean => {
  const [x, y] = [width / 2, height / 2];
  const [nearX, nearY] = [nearMiddle * width, nearMiddle * height];
  const [flatAt, uprightAt] = [
    (side: Side) => side.start + side.slope * x,
    (side: Side) => side.start + side.slope * y,
  ];
  return (
    flatAt(top) < y + nearY && flatAt(bottom) > y - nearY && uprightAt(left) < x + nearX && uprightAt(right) > x - nearX
  );
};

const runsOn = (line: Line, from: number, to: number, height: number): boolean =>
  seenShare(line, from, to) >= leastAtTheEnd && heightAt(line, from, to) >= steadyEnd * height;

const reachesOut = ({ line, from, to, startsOutside, endsOutside }: Stretch, height: number): boolean =>
  (!startsOutside || runsOn(line, from + blind, from + blind + atTheEnd, height)) &&
  (!endsOutside || runsOn(line, to - blind - atTheEnd, to - blind, height));

/** Compared with what is next to it, since one end of the picture may be darker than the other. */
const paperReachesOut = (
  outline: Outline,
  corners: Corners,
  stretches: readonly Stretch[],
  found: Found,
  isLight: boolean,
) => {
  const { picture } = found;
  const [paperShare, sign] = isLight ? [0.7, 1] : [0.3, -1];
  const standsOut = (paper: readonly number[], beside: readonly number[]) =>
    sign * (levelOf(paper, paperShare) - levelOf(beside, 0.5));
  const usual = standsOut(levelsInside(picture, corners), levelsAround(picture, stretches));
  return (
    usual > 0 &&
    sidesOut(outline).every((side) => {
      const there = standsOut(levelsAt(picture, corners, side), levelsBeside(picture, stretches, side));
      return there >= samePaper * usual;
    })
  );
};

const isParallel = (one: Side, other: Side): boolean =>
  !isSeen(one) || !isSeen(other) || Math.abs(one.slope - other.slope) <= mostSpread;

/** Whether these opposite sides meet the other two at about a right angle. */
const meetsSquarely = (flat: Side, upright: Side): boolean =>
  !isSeen(flat) || !isSeen(upright) || Math.abs(flat.slope + upright.slope) <= 1.5 * mostSpread;

const isCut = (outline: Outline, found: Found, share: number, isLight: boolean): boolean => {
  const corners = cornersOf(outline);
  if (!holdsMiddle(outline, found) || !isLargeEnough(corners, found, share)) return false;
  const stretches = stretchesOf(outline, corners);
  if (!stretches.every((stretch) => straightShare(stretch) >= cutSide)) return false;
  const heights = stretches.map(({ line, from, to }) => heightAt(line, from, to));
  const least = share === leastThrough ? throughFactor * found.leastHeight : found.leastHeight;
  return (
    Math.min(...heights) >= Math.max(least, steadySides * Math.max(...heights)) &&
    stretches.every((stretch, index) => reachesOut(stretch, heights[index] ?? 0)) &&
    paperReachesOut(outline, corners, stretches, found, isLight)
  );
};

/** Four sides with something else beyond each: print and pictures on a document have paper on both sides. */
const isWhole = (outline: Outline, found: Found, isLight: boolean): boolean => {
  const corners = cornersOf(outline);
  if (!isLargeEnough(corners, found, leastWhole)) return false;
  const stretches = stretchesOf(outline, corners);
  if (!stretches.every((stretch) => straightShare(stretch) >= wholeSide)) return false;
  const [paperShare, sign] = isLight ? [0.7, 1] : [0.3, -1];
  const paper = levelOf(levelsInside(found.picture, corners), paperShare);
  const standsOut = stretches.map((stretch) => sign * (paper - levelOf(levelsAround(found.picture, [stretch]), 0.5)));
  return Math.min(...standsOut) >= samePaper * Math.max(1, ...standsOut);
};

/** The candidate lines for each side. */
interface Choices {
  tops: Side[];
  bottoms: Side[];
  lefts: Side[];
  rights: Side[];
}

/** Inside a light document it gets brighter at its top and left, and darker again at its bottom and right. */
const choicesOf = ({ flat, upright }: Found, isLight: boolean): Choices => {
  const [into, outOf] = isLight ? (['rising', 'falling'] as const) : (['falling', 'rising'] as const);
  return {
    tops: flat[into].map(seen),
    bottoms: flat[outOf].map(seen),
    lefts: upright[into].map(seen),
    rights: upright[outOf].map(seen),
  };
};

const facing = (ones: readonly Side[], others: readonly Side[]): [Side, Side][] =>
  ones.flatMap((one) => others.filter((other) => isParallel(one, other)).map((other): [Side, Side] => [one, other]));

/** Whether some roughly rectangular combination of sides satisfies `fits`. */
const someOutline = ({ tops, bottoms, lefts, rights }: Choices, fits: (outline: Outline) => boolean): boolean => {
  const uprights = facing(lefts, rights);
  return facing(tops, bottoms).some(([top, bottom]) =>
    uprights.some(
      ([left, right]) =>
        [left, right].every((upright) => meetsSquarely(top, upright) && meetsSquarely(bottom, upright)) &&
        fits({ top, bottom, left, right }),
    ),
  );
};

/** The minimum share of the picture for such an outline; undefined if its sides aren't conclusive. */
const leastShareOf = ({ top, bottom, left, right }: Outline): number | undefined => {
  const [flats, uprights] = [[top, bottom].filter(isSeen).length, [left, right].filter(isSeen).length];
  if (flats + uprights === 3) return leastCut;
  if (flats + uprights !== 2) return undefined;
  return flats === 1 ? leastCut : leastThrough;
};

const showsWholeDocument = (found: Found): boolean =>
  [true, false].some((isLight) =>
    someOutline(choicesOf(found, isLight), (outline) => isWhole(outline, found, isLight)),
  );

const showsCutDocument = (found: Found, isLight: boolean): boolean => {
  const { tops, bottoms, lefts, rights } = choicesOf(found, isLight);
  const choices = {
    tops: [...tops, outside(0)],
    bottoms: [...bottoms, outside(found.height - 1)],
    lefts: [...lefts, outside(0)],
    rights: [...rights, outside(found.width - 1)],
  };
  return someOutline(choices, (outline) => {
    const share = leastShareOf(outline);
    return share !== undefined && isCut(outline, found, share, isLight);
  });
};

/**
 * Whether the document runs out of the picture: two or three straight sides of the same kind, light or dark inside, are
 * visible up to the edge, and no four sides enclose a document.
 */
export const isCutOff = (picture: GreyPicture): boolean => {
  const found = findLines(halved(picture));
  return [true, false].some((isLight) => showsCutDocument(found, isLight)) && !showsWholeDocument(found);
};
