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

/** Where nothing but two sides that face each other is seen, they have to be this many times as high. */
const throughFactor = 1.7;

/** A whole document takes at least this share of the picture, and one that is cut this one. */
const leastWhole = 0.2;
const leastCut = 0.16;

/** One that is cut on both sides that face each other is seen by two lines alone, so that it has to be larger. */
const leastThrough = 0.4;

/** How much of each side has to be seen: of a whole document's, and of one that is called cut. */
const wholeSide = 0.75;
const cutSide = 0.8;

/** A side that goes on behind the picture's own is seen up to there, for this many pixels at least … */
const atTheEnd = 8;
const leastAtTheEnd = 0.85;

/** … and as high there as elsewhere: what a line meets beyond the document's corner is another step. */
const steadyEnd = 0.6;

/** All sides of a document are about as high. */
const steadySides = 0.35;

/** The paper stands out at the picture's side as it does elsewhere, or nearly so. */
const samePaper = 0.5;

/** A band at the document's top may be taken for what lies beyond it, so that the middle is a little off. */
const nearMiddle = 0.12;

/** Sides that face each other differ by this slope at most, seen a little from one side; sides that meet, by half more. */
const mostSpread = 0.1;

/** Round corners of a document are no part of its straight sides. */
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

/** Whether the middle of the picture lies inside or nearly so, where people aim at. */
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

/** Compared with what lies beside it there, since one end of the picture may have less light than the other. */
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

/** Whether sides that face each other in this way meet the others at about a right angle. */
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

/** Four sides, each of which has something else beyond it: print and pictures on a document have paper on both sides. */
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

/** The lines that a side may be. */
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

/** Whether some sides that are about rectangular fit. */
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

/** The share of the picture that such an outline has to take; nothing where its sides don't say enough. */
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
 * Whether the document's sides run into the picture's: two or three straight sides of one kind, light inside or dark
 * inside, that are seen up to there, and no four sides that close around a document.
 */
export const isCutOff = (picture: GreyPicture): boolean => {
  const found = findLines(halved(picture));
  return [true, false].some((isLight) => showsCutDocument(found, isLight)) && !showsWholeDocument(found);
};
