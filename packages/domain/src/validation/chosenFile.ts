/** What a rule needs to know of a chosen file; a browser's file fits. */
export interface ChosenFile {
  name: string;
  type: string;
  size: number;
}

interface FileKind {
  types: readonly string[];
  ending: RegExp;
}

export const jpg: FileKind = { types: ['image/jpeg', 'image/jpg'], ending: /\.jpe?g$/i };
export const png: FileKind = { types: ['image/png'], ending: /\.png$/i };

// Some systems do not tell a file's type; then its name has to do.
export const isOfKind = ({ name, type }: ChosenFile, { types, ending }: FileKind): boolean =>
  type === '' ? ending.test(name) : types.includes(type);

const limit = 3 * 1024 * 1024;

/** What "under 3 MB" means of every picture. */
export const isUnder3Mb = ({ size }: ChosenFile): boolean => size < limit;
