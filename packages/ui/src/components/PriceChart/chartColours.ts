import { vars } from '../../theme/contract.css';

/** A canvas can't use CSS variables, so we resolve the colours of the theme and palette around an element. */
const asked = {
  surface: vars.surface.page,
  text: vars.text.secondary,
  grid: vars.line.subtle,
  axis: vars.line.subtle,
  crosshair: vars.text.secondary,
  label: vars.tone.neutral.solid,
  buy: vars.tone.buy.solid,
  buyText: vars.tone.buy.text,
  buyVolume: vars.tone.buy.line,
  sell: vars.tone.sell.solid,
  sellText: vars.tone.sell.text,
  sellVolume: vars.tone.sell.line,
} as const;

export type ChartColours = Record<keyof typeof asked, string>;

const variableIn = (reference: string): string => /--[^,)\s]+/.exec(reference)?.[0] ?? '';

export const readColours = (element: HTMLElement): ChartColours => {
  const computed = getComputedStyle(element);
  const read = (reference: string) => computed.getPropertyValue(variableIn(reference)).trim();
  return {
    surface: read(asked.surface),
    text: read(asked.text),
    grid: read(asked.grid),
    axis: read(asked.axis),
    crosshair: read(asked.crosshair),
    label: read(asked.label),
    buy: read(asked.buy),
    buyText: read(asked.buyText),
    buyVolume: read(asked.buyVolume),
    sell: read(asked.sell),
    sellText: read(asked.sellText),
    sellVolume: read(asked.sellVolume),
  };
};

/** Calls back when the theme or palette around an element changes. */
export const watchLook = (element: HTMLElement, onChange: () => void): (() => void) => {
  const observer = new MutationObserver(onChange);
  const attributeFilter = ['data-theme', 'data-palette'];
  const themed = element.closest('[data-theme]') ?? document.documentElement;
  for (const around of new Set([document.documentElement, themed])) observer.observe(around, { attributeFilter });
  return () => observer.disconnect();
};
