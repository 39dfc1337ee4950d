const soon = 20;

/** Announced while typing: not at every character, only with 20, 10 and none left, and once the limit is exceeded. */
export const charactersLeft = (typed: number, most: number): string => {
  const left = most - typed;
  if (left < 0) return 'Too many characters.';
  if (left === 0) return 'No characters left.';
  return left <= soon && left % 10 === 0 ? `${left} characters left.` : '';
};
