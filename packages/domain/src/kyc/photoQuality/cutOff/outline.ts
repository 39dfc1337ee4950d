import type { Line } from './lines';

/** A side of the document: a visible line, or the edge of the picture if the document continues beyond it. */
export interface Side {
  start: number;
  slope: number;
  line: Line | undefined;
}

/** Top and bottom run from left to right, left and right from top to bottom. */
export interface Outline {
  top: Side;
  bottom: Side;
  left: Side;
  right: Side;
}

export interface Place {
  x: number;
  y: number;
}

export interface Corners {
  topLeft: Place;
  topRight: Place;
  bottomLeft: Place;
  bottomRight: Place;
}

const meet = (flat: Side, upright: Side): Place => {
  const x = (upright.start + upright.slope * flat.start) / (1 - upright.slope * flat.slope);
  return { x, y: flat.start + flat.slope * x };
};

export const cornersOf = ({ top, bottom, left, right }: Outline): Corners => ({
  topLeft: meet(top, left),
  topRight: meet(top, right),
  bottomLeft: meet(bottom, left),
  bottomRight: meet(bottom, right),
});

export const areaOf = ({ topLeft, topRight, bottomLeft, bottomRight }: Corners): number =>
  Math.abs(
    (bottomRight.x - topLeft.x) * (bottomLeft.y - topRight.y) -
      (bottomLeft.x - topRight.x) * (bottomRight.y - topLeft.y),
  ) / 2;

export type SideName = keyof Outline;

/** The edges of the picture that the document continues beyond. */
export const sidesOut = ({ top, bottom, left, right }: Outline): SideName[] =>
  Object.entries({ top, bottom, left, right }).flatMap(([name, { line }]) =>
    line === undefined ? [name as SideName] : [],
  );

/** A visible side, between its two corners. */
export interface Stretch {
  side: SideName;
  line: Line;
  from: number;
  to: number;
  /** Whether it starts or ends at the edge of the picture. */
  startsOutside: boolean;
  endsOutside: boolean;
}

const isOutside = ({ line }: Side): boolean => line === undefined;

export const stretchesOf = ({ top, bottom, left, right }: Outline, corners: Corners): Stretch[] => {
  const { topLeft, topRight, bottomLeft, bottomRight } = corners;
  const [flatEnds, uprightEnds] = [
    { startsOutside: isOutside(left), endsOutside: isOutside(right) },
    { startsOutside: isOutside(top), endsOutside: isOutside(bottom) },
  ];
  return [
    { side: 'top' as const, line: top.line, from: topLeft.x, to: topRight.x, ...flatEnds },
    { side: 'bottom' as const, line: bottom.line, from: bottomLeft.x, to: bottomRight.x, ...flatEnds },
    { side: 'left' as const, line: left.line, from: topLeft.y, to: bottomLeft.y, ...uprightEnds },
    { side: 'right' as const, line: right.line, from: topRight.y, to: bottomRight.y, ...uprightEnds },
  ].flatMap(({ line, ...rest }) => (line === undefined ? [] : [{ line, ...rest }]));
};
