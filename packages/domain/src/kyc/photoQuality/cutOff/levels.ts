import type { GreyPicture } from '../greyPicture';
import type { Corners, Place, SideName, Stretch } from './outline';

/** The number of places checked along each side. */
const places = 24;

/** The distance from a line, in pixels, at which the picture beside it is checked: beyond its shadow. */
const beside = 5;

/** The share of a line that counts as near its end. */
const nearShare = 0.15;

const shares = Array.from({ length: places }, (_, index) => (index + 0.5) / places);

/** A position between the left and right side, and between the top and bottom one, as shares. */
interface Within {
  across: number;
  down: number;
}

const between = (one: Place, other: Place, share: number): Place => ({
  x: one.x + (other.x - one.x) * share,
  y: one.y + (other.y - one.y) * share,
});

const levelAt = ({ luma, width, height }: GreyPicture, { x, y }: Place): number => {
  const [column, row] = [
    Math.max(0, Math.min(width - 1, Math.round(x))),
    Math.max(0, Math.min(height - 1, Math.round(y))),
  ];
  return luma[row * width + column] ?? 0;
};

const levelWithin = (picture: GreyPicture, corners: Corners, { across, down }: Within): number => {
  const { topLeft, topRight, bottomLeft, bottomRight } = corners;
  return levelAt(picture, between(between(topLeft, topRight, across), between(bottomLeft, bottomRight, across), down));
};

export const levelsInside = (picture: GreyPicture, corners: Corners): number[] =>
  shares.flatMap((down) => shares.map((across) => levelWithin(picture, corners, { across, down })));

/** Positions along one side, just inside. */
const alongSide: Record<SideName, (share: number, inside: number) => Within> = {
  top: (share, inside) => ({ across: share, down: inside }),
  bottom: (share, inside) => ({ across: share, down: 1 - inside }),
  left: (share, inside) => ({ across: inside, down: share }),
  right: (share, inside) => ({ across: 1 - inside, down: share }),
};

export const levelsAt = (picture: GreyPicture, corners: Corners, side: SideName): number[] =>
  [0.006, 0.015, 0.025].flatMap((inside) =>
    shares.map((share) => levelWithin(picture, corners, alongSide[side](share, inside))),
  );

const away: Record<SideName, (along: number, line: number) => Place> = {
  top: (along, line) => ({ x: along, y: line - beside }),
  bottom: (along, line) => ({ x: along, y: line + beside }),
  left: (along, line) => ({ x: line - beside, y: along }),
  right: (along, line) => ({ x: line + beside, y: along }),
};

const levelsAlong = (picture: GreyPicture, { side, line, from, to }: Stretch, at: readonly number[]): number[] =>
  at.map((share) => {
    const along = from + (to - from) * share;
    return levelAt(picture, away[side](along, line.start + line.slope * along));
  });

/** The levels just outside the visible sides. */
export const levelsAround = (picture: GreyPicture, stretches: readonly Stretch[]): number[] =>
  stretches.flatMap((stretch) => levelsAlong(picture, stretch, shares));

const flat: readonly SideName[] = ['top', 'bottom'];

/** The same near one edge of the picture only, along the lines that run into it. */
export const levelsBeside = (picture: GreyPicture, stretches: readonly Stretch[], side: SideName): number[] => {
  const isAtStart = side === 'top' || side === 'left';
  const near = shares.filter((share) => (isAtStart ? share < nearShare : share > 1 - nearShare));
  return stretches
    .filter((stretch) => flat.includes(stretch.side) !== flat.includes(side))
    .flatMap((stretch) => levelsAlong(picture, stretch, near));
};

/** The level that this share of them is below. */
export const levelOf = (levels: readonly number[], share: number): number =>
  [...levels].sort((one, other) => one - other)[Math.floor(share * levels.length)] ?? 0;
