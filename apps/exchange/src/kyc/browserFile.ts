import type { ChosenFile } from '@exchange/domain';

/** Machines know no browser, whose files they keep all the same. */
export const keptFile = (chosen: ChosenFile | undefined): File | undefined =>
  chosen instanceof File ? chosen : undefined;

/** The form hands over what the browser chose. */
export const fileOf = (chosen: ChosenFile): File => {
  if (chosen instanceof File) return chosen;
  throw new TypeError(`${chosen.name} is not a file`);
};
