import type { ChosenFile } from '@exchange/domain';

/** Machines don't depend on the browser, but still hold its files. */
export const keptFile = (chosen: ChosenFile | undefined): File | undefined =>
  chosen instanceof File ? chosen : undefined;

/** The form always passes a browser file. */
export const fileOf = (chosen: ChosenFile): File => {
  if (chosen instanceof File) return chosen;
  throw new TypeError(`${chosen.name} is not a file`);
};
