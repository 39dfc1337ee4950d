import { compare, showExactly, type DecimalText } from '@exchange/domain';

/** Why a figure differs from what was typed: one or two words in the box, and a sentence for screen readers. */
export interface AmountNote {
  seen: string;
  announced: string;
}

export interface Bounds {
  min?: DecimalText | undefined;
  max?: DecimalText | undefined;
}

export const noPaste: AmountNote = {
  seen: 'Nothing pasted',
  announced: 'Nothing was pasted. Paste one amount, such as 1,234.5.',
};

export const cutTo = (decimals: number): AmountNote => {
  const precision = decimals === 0 ? 'a whole number' : `${decimals} ${decimals === 1 ? 'decimal' : 'decimals'}`;
  return { seen: `Cut to ${precision}`, announced: `Cut to ${precision}.` };
};

const isAt = (figure: DecimalText, bound: DecimalText | undefined): boolean =>
  bound !== undefined && compare(figure, bound) === 0;

const boundNamed = (figure: DecimalText, { min, max }: Bounds): 'maximum' | 'minimum' | undefined => {
  if (isAt(figure, max)) return 'maximum';
  return isAt(figure, min) ? 'minimum' : undefined;
};

export const setTo = (figure: DecimalText, bounds: Bounds, unit = ''): AmountNote => {
  const named = boundNamed(figure, bounds);
  const shown = `${showExactly(figure)} ${unit}`.trimEnd();
  if (named === undefined) return { seen: 'Adjusted', announced: `Changed to ${shown}.` };
  return { seen: `Set to ${named}`, announced: `Set to the ${named} ${shown}.` };
};

export const alreadyAt = (figure: DecimalText, bounds: Bounds, unit = ''): AmountNote | undefined => {
  const named = boundNamed(figure, bounds);
  if (named === undefined) return undefined;
  const shown = `${showExactly(figure)} ${unit}`.trimEnd();
  return { seen: named === 'maximum' ? 'Maximum' : 'Minimum', announced: `The ${named} is ${shown}.` };
};
