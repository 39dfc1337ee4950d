import { parseTyped } from '@exchange/domain';

interface Notation {
  grammar: RegExp;
  /** What stands between groups of three. */
  groups: RegExp;
  point: '.' | ',';
}

/** The first that fits reads: `1,234` is a thousand and more, as everywhere in the product, and `1,23` has a decimal comma. */
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

/** A figure of another currency is none of this field's, so only its own unit may stand beside it. */
const withoutUnit = (text: string, unit: string): string => {
  const bare = withoutMark(text.trim(), unit);
  return bare.startsWith('$') && (unit === '' || unit.startsWith('USD')) ? bare.slice(1).trimStart() : bare;
};

/** The plain figure in what was copied from a mail, a sheet or another exchange: `1234.50` out of `1 234,50 XDC`. */
export const readPasted = (pasted: string, unit = ''): string | undefined => {
  const text = withoutUnit(pasted, unit).replace(/[\u00a0\u2009\u202f]/g, ' ');
  const notation = notations.find(({ grammar }) => grammar.test(text));
  if (notation === undefined) return undefined;
  const figure = text.replace(notation.groups, '').replace(notation.point, '.');
  return parseTyped(figure) === undefined ? undefined : figure;
};
