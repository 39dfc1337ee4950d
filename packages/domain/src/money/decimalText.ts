import { exact, type Exact } from './exact';

/** An exact decimal figure in plain notation: `-12.5`, `0.0000001`. Never an exponent, never a float. */
export type DecimalText = string;

const longestFigure = 60;

/** A group that starts with a zero is refused: who types `0,500` means a decimal comma. */
const typedFigure = /^[+-]?(?:\d+|[1-9]\d{0,2}(?:,\d{3})+|(?=\.\d))(?:\.\d*)?$/;

const wireFigure = /^[+-]?\d+(?:\.\d+)?(?:e-\d{1,2})?$/i;

/** The one spelling of a figure; `-0` is zero. */
export const plainText = (figure: Exact): DecimalText => (figure.eq('0') ? '0' : figure.toFixed());

/** As a figure is spelled already: most of those on the wire are, and need no reckoning. */
const plainFigure = /^(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/;

const read = (text: string, grammar: RegExp): DecimalText | undefined => {
  if (text.length > longestFigure) return undefined;
  if (plainFigure.test(text)) return text;
  if (!grammar.test(text)) return undefined;
  const figure = plainText(exact(text.replace(/^\+|,/g, '')));
  return figure.length > longestFigure ? undefined : figure;
};

/** What a person typed or pasted: `1,234.50`, `.5`, ` 12 `. */
export const parseTyped = (text: string): DecimalText | undefined => read(text.trim(), typedFigure);

/** What a server sent. Large exponents are refused: no figure of this exchange needs one. */
export const readWire = (value: unknown): DecimalText | undefined => {
  if (typeof value === 'number') return read(String(value), wireFigure);
  return typeof value === 'string' ? read(value, wireFigure) : undefined;
};
