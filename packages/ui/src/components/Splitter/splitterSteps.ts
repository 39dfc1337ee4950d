export interface SplitterRange {
  min: number;
  max: number;
}

/** Where the panel lies whose size is set. */
export const panelPlaces = ['before', 'after'] as const;
export type PanelPlace = (typeof panelPlaces)[number];

export const splitterOrientations = ['vertical', 'horizontal'] as const;
/** That of the line: a vertical one stands between what lies side by side. */
export type SplitterOrientation = (typeof splitterOrientations)[number];

const step = 8;
const largeStep = 40;

/** Whole pixels within the range; the least where both cannot be. */
export const clamped = (size: number, { min, max }: SplitterRange): number =>
  Math.max(min, Math.min(Math.round(size), max));

/** A line that moves away from its panel makes it larger. */
const signs: Record<PanelPlace, 1 | -1> = { before: 1, after: -1 };

const directions: Record<SplitterOrientation, Readonly<Record<string, 1 | -1>>> = {
  vertical: { ArrowLeft: -1, ArrowRight: 1 },
  horizontal: { ArrowUp: -1, ArrowDown: 1 },
};

/** What a line that was moved so far makes of the size. */
export const sizeAfterMove = (size: number, distance: number, place: PanelPlace): number =>
  size + signs[place] * distance;

export interface SplitterKey extends SplitterRange {
  orientation: SplitterOrientation;
  place: PanelPlace;
  value: number;
  first: number;
  isShiftHeld: boolean;
}

/** The size a key leads to; none where the key is not for that. */
export const sizeAfterKey = (key: string, of: SplitterKey): number | undefined => {
  const { value, min, max, first, orientation, place, isShiftHeld } = of;
  const fixed = { Home: min, End: max, Enter: clamped(first, of) }[key];
  if (fixed !== undefined) return fixed;
  const direction = directions[orientation][key];
  if (direction === undefined) return undefined;
  return clamped(sizeAfterMove(value, direction * (isShiftHeld ? largeStep : step), place), of);
};
