import type { Failure } from '@exchange/domain';
import { CallFailed, failureOf } from '../serverState/callFailed';
import { reportError } from '../errors/reportError';
import type { ExportFile, MadeExport } from './exportFile';
import type { LoadAll, ReadProgress } from './readEverything';

export type ExportState =
  | { kind: 'choosing' }
  | ({ kind: 'reading' } & ReadProgress)
  | { kind: 'cancelled' }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'saved'; name: string; rowCount: number };

export type SaveFile = (file: ExportFile) => void;

interface Running<Row> {
  load: LoadAll<Row>;
  make: (rows: readonly Row[]) => MadeExport;
  save: SaveFile;
  onState: (state: ExportState) => void;
  signal: AbortSignal;
}

const failed = (error: unknown): ExportState => {
  if (!(error instanceof CallFailed)) reportError(error);
  return { kind: 'failed', failure: failureOf(error instanceof Error ? error : new Error()) ?? { code: 'unexpected' } };
};

/** Saves the file once everything has been read. A failed or cancelled export saves nothing. */
export const runExport = async <Row>({ load, make, save, onState, signal }: Running<Row>): Promise<void> => {
  const say = (state: ExportState): void => {
    if (!signal.aborted) onState(state);
  };
  say({ kind: 'reading', read: 0, of: undefined });
  try {
    const rows = await load((progress) => say({ kind: 'reading', ...progress }), signal);
    if (signal.aborted) return;
    const { file, rowCount } = make(rows);
    save(file);
    say({ kind: 'saved', name: file.name, rowCount });
  } catch (error) {
    if (!signal.aborted) say(failed(error));
  }
};
