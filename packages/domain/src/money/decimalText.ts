import { exact, type Exact } from './exact';

/** An exact decimal number in plain notation: `-12.5`, `0.0000001`. Never an exponent, never a float. */
export type DecimalText = string;

const longestFigure = 60;

/** A group that starts with a zero is rejected: someone who types `0,500` means a decimal comma. */
const typedFigure = /^[+-]?(?:\d+|[1-9]\d{0,2}(?:,\d{3})+|(?=\.\d))(?:\.\d*)?$/;

const wireFigure = /^[+-]?\d+(?:\.\d+)?(?:e-\d{1,2})?$/i;

/** The canonical form of a number; `-0` is zero. */
export const plainText = (figure: Exact): DecimalText => (figure.eq('0') ? '0' : figure.toFixed());

/** Matches numbers that are already in canonical form. Most of those on the wire are, and need no conversion. */
const plainFigure = /^(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/;

const read = (text: string, grammar: RegExp): DecimalText | undefined => {
  if (text.length > longestFigure) return undefined;
  if (plainFigure.test(text)) return text;
  if (!grammar.test(text)) return undefined;
  const figure = plainText(exact(text.replace(/^\+|,/g, '')));
  return figure.length > longestFigure ? undefined : figure;
};

/** A number that a person typed or pasted: `1,234.50`, `.5`, ` 12 `. */
export const parseTyped = (text: string): DecimalText | undefined => read(text.trim(), typedFigure);

/** A number from a server. Large exponents are rejected: no number in this exchange needs one. */
export const readWire = (value: unknown): DecimalText | undefined => {
  if (typeof value === 'number') return read(String(value), wireFigure);
  return typeof value === 'string' ? read(value, wireFigure) : undefined;
};
