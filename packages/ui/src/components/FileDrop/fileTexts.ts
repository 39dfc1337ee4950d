const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** Rounded down, so that a file below the limit never looks as if it had reached it. */
export const fileSizeText = (bytes: number): string => {
  if (bytes < kilobyte) return 'Under 1 KB';
  if (bytes < megabyte) return `${Math.floor(bytes / kilobyte)} KB`;
  return `${(Math.floor((bytes / megabyte) * 10) / 10).toFixed(1)} MB`;
};
