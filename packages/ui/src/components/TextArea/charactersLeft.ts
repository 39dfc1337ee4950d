const soon = 20;

/** Announced while typing: not at every letter, only at 20, at 10, at the end and once beyond it. */
export const charactersLeft = (typed: number, most: number): string => {
  const left = most - typed;
  if (left < 0) return 'Too many characters.';
  if (left === 0) return 'No characters left.';
  return left <= soon && left % 10 === 0 ? `${left} characters left.` : '';
};
