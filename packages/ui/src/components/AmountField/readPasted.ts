import { parseTyped } from '@exchange/domain';

interface Notation {
  grammar: RegExp;
  /** The separator between groups of three digits. */
  groups: RegExp;
  point: '.' | ',';
}

/**
 * The first match wins: `1,234` has a thousands separator, as everywhere in the product, and `1,23` a decimal comma.
 */
const notations: readonly Notation[] = [
  { grammar: /^(?:\d+\.?\d*|\.\d+)$/, groups: /$/, point: '.' },
  { grammar: /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/, groups: /,/g, point: '.' },
  { grammar: /^[1-9]\d{0,2}(?:[ '’]\d{3})+(?:\.\d*)?$/, groups: /[ '’]/g, point: '.' },
  { grammar: /^[1-9]\d{0,2}(?:[ '’]\d{3})+,\d+$/, groups: /[ '’]/g, point: ',' },
  { grammar: /^[1-9]\d{0,2}(?:\.\d{3})+,\d+$/, groups: /\./g, point: ',' },
  { grammar: /^[1-9]\d{0,2}(?:\.\d{3}){2,}$/, groups: /\./g, point: ',' },
  { grammar: /^\d*,\d+$/, groups: /$/, point: ',' },
];

const withoutMark = (text: string, mark: string): string => {
  const [lower, sought] = [text.toLowerCase(), mark.toLowerCase()];
  if (lower.endsWith(sought)) return text.slice(0, text.length - sought.length).trimEnd();
  return lower.startsWith(sought) ? text.slice(sought.length).trimStart() : text;
};

/** Only the field's own unit may accompany a figure: an amount of another currency isn't accepted. */
const withoutUnit = (text: string, unit: string): string => {
  const bare = withoutMark(text.trim(), unit);
  return bare.startsWith('$') && (unit === '' || unit.startsWith('USD')) ? bare.slice(1).trimStart() : bare;
};

/**
 * Reads the plain figure out of text copied from an email, a spreadsheet or another exchange: `1 234,50 XDC` gives
 * `1234.50`.
 */
export const readPasted = (pasted: string, unit = ''): string | undefined => {
  const text = withoutUnit(pasted, unit).replace(/[\u00a0\u2009\u202f]/g, ' ');
  const notation = notations.find(({ grammar }) => grammar.test(text));
  if (notation === undefined) return undefined;
  const figure = text.replace(notation.groups, '').replace(notation.point, '.');
  return parseTyped(figure) === undefined ? undefined : figure;
};
