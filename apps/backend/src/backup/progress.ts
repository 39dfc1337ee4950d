const tellEveryMs = 5_000;

const megabyte = 1_000_000;

export const spokenSize = (bytes: number): string =>
  `${(bytes / megabyte).toLocaleString('en', { maximumFractionDigits: bytes < 10 * megabyte ? 1 : 0 })} MB`;

/** Says how far a long copy is, every few seconds. */
export const createProgress = (tell: (line: string) => void, now: () => number = () => performance.now()) => {
  let [bytes, told] = [0, now()];
  return async function* (table: string, lines: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const block of lines) {
      bytes += block.length;
      if (now() - told >= tellEveryMs) {
        told = now();
        tell(`${spokenSize(bytes)} so far, now ${table}…`);
      }
      yield block;
    }
  };
};
