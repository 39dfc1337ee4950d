/** Writes for the person at the terminal; the log is for machines. */
export const tell = (line: string): void => {
  if (line !== '') process.stdout.write(`${line}\n`);
};
