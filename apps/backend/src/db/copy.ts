import { once } from 'node:events';
import { Readable, type Duplex } from 'node:stream';
import type { ClientBase, Submittable } from 'pg';

// The driver hands COPY on to whoever submitted the statement, which is all that is needed here: pg-copy-streams would
// add two packages for these few lines.

/** What the driver's connection offers for COPY. */
interface CopyConnection {
  stream: Duplex;
  query: (text: string) => void;
  sendCopyFromChunk: (block: Buffer) => void;
  endCopyFrom: () => void;
  sendCopyFail: (reason: string) => void;
}

interface CopyStatement {
  submit: (connection: CopyConnection) => void;
  handleCopyData?: (message: { chunk: Buffer }) => void;
  handleCopyInResponse?: (connection: CopyConnection) => void;
  handleCommandComplete: (message: { text: string }) => void;
  handleError: (error: Error) => void;
  handleReadyForQuery: () => void;
}

const submit = (client: ClientBase, statement: CopyStatement): void => {
  client.query(statement as unknown as Submittable);
};

/** The number of rows in the server's `COPY 12`. */
const rowsIn = ({ text }: { text: string }): number => Number(/\d+$/.exec(text)?.[0] ?? 0);

const blockBytes = 64 * 1024;

/** Rows arrive one by one, in memory that the driver uses again. */
const createBlocks = (push: (block: Buffer) => void) => {
  let block = Buffer.allocUnsafe(blockBytes);
  let used = 0;
  const flush = (): void => {
    if (used > 0) push(block.subarray(0, used));
    block = Buffer.allocUnsafe(blockBytes);
    used = 0;
  };
  return {
    flush,
    add: (row: Buffer): void => {
      if (used + row.length > blockBytes) flush();
      if (row.length > blockBytes) {
        push(Buffer.from(row));
        return;
      }
      row.copy(block, used);
      used += row.length;
    },
  };
};

export interface CopyOut {
  /** Whole lines. Reading slowly slows the server down, so that nothing piles up in memory. */
  lines: Readable;
  /** Known once all lines were read. */
  rows: () => number;
}

/** Runs a `copy … to stdout`. */
export const copyOut = (client: ClientBase, text: string): CopyOut => {
  let connection: CopyConnection | undefined;
  let rows = 0;
  const lines = new Readable({ highWaterMark: 4 * blockBytes, read: () => connection?.stream.resume() });
  const blocks = createBlocks((block) => {
    if (!lines.push(block)) connection?.stream.pause();
  });
  submit(client, {
    submit: (submitted) => {
      connection = submitted;
      submitted.query(text);
    },
    handleCopyData: ({ chunk }) => blocks.add(chunk),
    handleCommandComplete: (message) => {
      rows = rowsIn(message);
      blocks.flush();
    },
    handleError: (error) => lines.destroy(error),
    handleReadyForQuery: () => {
      connection?.stream.resume();
      lines.push(null);
    },
  });
  return { lines, rows: () => rows };
};

/** Runs a `copy … from stdin` with these lines, as fast as the server takes them, and returns how many rows it stored. */
export const copyIn = (client: ClientBase, text: string, lines: AsyncIterable<Buffer>): Promise<number> =>
  new Promise((resolve, reject) => {
    const refused = new AbortController();
    const { signal } = refused;
    let rows = 0;
    let failure: unknown;

    const send = async (connection: CopyConnection): Promise<void> => {
      try {
        for await (const block of lines) {
          if (signal.aborted) return;
          connection.sendCopyFromChunk(block);
          if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain', { signal });
        }
        connection.endCopyFrom();
      } catch (error) {
        failure = error;
        if (!signal.aborted) connection.sendCopyFail('The lines could not be read.');
      }
    };

    submit(client, {
      submit: (connection) => connection.query(text),
      handleCopyInResponse: (connection) => void send(connection),
      handleCommandComplete: (message) => {
        rows = rowsIn(message);
      },
      handleError: (error) => {
        refused.abort();
        reject((failure as Error | undefined) ?? error);
      },
      handleReadyForQuery: () => resolve(rows),
    });
  });
