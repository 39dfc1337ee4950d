export interface SplitterRange {
  min: number;
  max: number;
}

/** Whether the resized panel is before or after the line. */
export const panelPlaces = ['before', 'after'] as const;
export type PanelPlace = (typeof panelPlaces)[number];

export const splitterOrientations = ['vertical', 'horizontal'] as const;
/** The orientation of the line: a vertical one is between panels side by side. */
export type SplitterOrientation = (typeof splitterOrientations)[number];

const step = 8;
const largeStep = 40;

/** Rounded to whole pixels within the range; the minimum wins if the range is empty. */
export const clamped = (size: number, { min, max }: SplitterRange): number =>
  Math.max(min, Math.min(Math.round(size), max));

/** A line that moves away from its panel enlarges it. */
const signs: Record<PanelPlace, 1 | -1> = { before: 1, after: -1 };

const directions: Record<SplitterOrientation, Readonly<Record<string, 1 | -1>>> = {
  vertical: { ArrowLeft: -1, ArrowRight: 1 },
  horizontal: { ArrowUp: -1, ArrowDown: 1 },
};

/** The size after the line has moved by a distance. */
export const sizeAfterMove = (size: number, distance: number, place: PanelPlace): number =>
  size + signs[place] * distance;

export interface SplitterKey extends SplitterRange {
  orientation: SplitterOrientation;
  place: PanelPlace;
  value: number;
  first: number;
  isShiftHeld: boolean;
}

/** The size after a key press; undefined if the key does nothing here. */
export const sizeAfterKey = (key: string, of: SplitterKey): number | undefined => {
  const { value, min, max, first, orientation, place, isShiftHeld } = of;
  const fixed = { Home: min, End: max, Enter: clamped(first, of) }[key];
  if (fixed !== undefined) return fixed;
  const direction = directions[orientation][key];
  if (direction === undefined) return undefined;
  return clamped(sizeAfterMove(value, direction * (isShiftHeld ? largeStep : step), place), of);
};
