import { sizedPanels, type OwnSizes, type PanelSizes, type SizedPanel } from '#shared/settings/panelSizes.ts';

/** The available space, in pixels. */
export interface Room {
  width: number;
  height: number;
  /** The height of the order forms, which are always shown in full. */
  forms: number;
}

export type SplitWidth = 'desk' | 'tablet';

export interface PanelLimit {
  min: number;
  max: number;
  /** The current size. */
  value: number;
}

export type PanelLimits = Readonly<Record<SizedPanel, PanelLimit>>;

/** The lists show four orders at least, and more where the chart has enough height already. */
const listsAtFirst = [
  { from: 1032, height: 256 },
  { from: 852, height: 224 },
  { from: 720, height: 208 },
] as const;

/** The sizes that nobody has changed, in a room of this height. */
export const firstSizesIn = (height: number): PanelSizes => ({
  book: 300,
  tape: 240,
  lists: listsAtFirst.find(({ from }) => height >= from)?.height ?? 192,
});

const bounds = {
  book: { least: 260, most: 480 },
  tape: { least: 200, most: 400 },
  lists: { least: 120, most: Infinity },
} as const satisfies Record<SizedPanel, { least: number; most: number }>;

/** On a tablet the lists leave the chart a third of the height. */
const chartHeight: Record<SplitWidth, (height: number) => number> = {
  desk: () => 240,
  tablet: (height) => Math.min(Math.max(240, Math.floor(height / 3)), 360),
};

/** Reserved for the chart, and on a tablet, where nothing else shrinks, for both forms below it. */
const mainWidth: Record<SplitWidth, number> = { desk: 360, tablet: 440 };

const limit = (panel: SizedPanel, wanted: number, room: number): PanelLimit => {
  const { least, most } = bounds[panel];
  const max = Math.max(least, Math.min(most, room));
  return { min: least, max, value: Math.max(least, Math.min(wanted, max)) };
};

/** The limits and size of each panel: as close to the wanted size as keeps every other panel usable. */
export const limitsIn = (width: SplitWidth, room: Room, own: OwnSizes): PanelLimits => {
  const sizes = { ...firstSizesIn(room.height), ...own };
  const beside = room.width - mainWidth[width];
  const tapeLeast = width === 'desk' ? bounds.tape.least : 0;
  const fitting = limit('book', sizes.book, beside - tapeLeast).value;
  const tape = limit('tape', sizes.tape, beside - fitting);
  const book = limit('book', sizes.book, beside - (width === 'desk' ? tape.value : 0));
  return { book, tape, lists: limit('lists', sizes.lists, room.height - chartHeight[width](room.height) - room.forms) };
};

/** The custom property for a panel's size. */
export const sizeProperty = (panel: SizedPanel): `--${string}` => `--panel-${panel}`;

export const writeSizes = (frame: HTMLElement, limits: PanelLimits): void => {
  for (const panel of sizedPanels) frame.style.setProperty(sizeProperty(panel), `${limits[panel].value}px`);
};
