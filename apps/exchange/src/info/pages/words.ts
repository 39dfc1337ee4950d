export interface Piece {
  text: string;
  /** Where it leads, for a piece that is a link. */
  to?: string;
}

const link = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/** A text with its links, and the name of the exchange where it stands for it. */
export const piecesOf = (text: string, brandName: string): Piece[] => {
  const named = text.replaceAll('{brand}', brandName);
  const pieces: Piece[] = [];
  let at = 0;
  for (const found of named.matchAll(link)) {
    const [whole, words = '', to = ''] = found;
    if (found.index > at) pieces.push({ text: named.slice(at, found.index) });
    pieces.push({ text: words, to });
    at = found.index + whole.length;
  }
  if (at < named.length) pieces.push({ text: named.slice(at) });
  return pieces;
};

/** As it is read, for a search. */
export const plainWords = (text: string): string =>
  piecesOf(text, '')
    .map(({ text: words }) => words)
    .join('');
