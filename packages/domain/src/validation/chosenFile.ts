/** What a rule needs to know about a chosen file; compatible with the browser's `File`. */
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

// Some systems don't report a file's type, so we check its name instead.
export const isOfKind = ({ name, type }: ChosenFile, { types, ending }: FileKind): boolean =>
  type === '' ? ending.test(name) : types.includes(type);

const limit = 3 * 1024 * 1024;

/** The meaning of "under 3 MB" for every picture. */
export const isUnder3Mb = ({ size }: ChosenFile): boolean => size < limit;
