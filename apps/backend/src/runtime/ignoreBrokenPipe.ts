/** The reader of a pipe may exit early, as `head` does, and a terminal may be closed. The program continues. */
const passOver = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'EPIPE' && error.code !== 'EIO') throw error;
};

/** To be called once, before the program's first output. */
export const ignoreBrokenPipe = (): void => {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', passOver);
};
