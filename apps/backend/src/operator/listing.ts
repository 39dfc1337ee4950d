import { counted } from '@exchange/domain';

/** More than this --last doesn't take. */
export const longestList = 1_000;

/** What a list says of those it leaves out: `thing` is one of them, as `trader`. */
export const moreLines = (thing: string, total: number, shown: number): string[] => {
  if (total <= shown) return [];
  const more = `and ${counted(total - shown, `more ${thing}`)}`;
  return [total > longestList ? `${more}.` : `${more}: --last ${String(total)} shows all.`];
};
