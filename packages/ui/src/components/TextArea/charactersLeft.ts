const soon = 20;

/** Announced while typing: not at every letter, only at 20, at 10 and at the end. */
export const charactersLeft = (typed: number, most: number): string => {
  const left = Math.max(0, most - typed);
  if (left === 0) return 'No characters left.';
  return left <= soon && left % 10 === 0 ? `${left} characters left.` : '';
};
