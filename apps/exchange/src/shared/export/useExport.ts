import type { DayRange, ExportKind } from '@exchange/domain';
import { useEffect, useRef, useState } from 'react';
import { makeExport, type ExportRows } from './exportFile';
import type { LoadAll } from './readEverything';
import { runExport, type ExportState, type SaveFile } from './runExport';

export type ExportPart = 'filtered' | 'everything';

/** The filtered rows of a screen. */
interface FilteredRows<Row> {
  /** Shown before the export starts: '12 filtered orders, 24-10-2026 – 23-11-2026'. */
  description: string;
  rows: readonly Row[];
  /** Whether the list was read to the end. True if left out. */
  isWhole?: boolean;
  /** The chosen days, for the file name. Those of the rows if left out. */
  days?: DayRange | undefined;
  /** The chosen coin, for the file name. */
  name?: string | undefined;
}

export interface Exported<Kind extends ExportKind> {
  kind: Kind;
  filtered: FilteredRows<ExportRows[Kind]> | undefined;
  loadAll: LoadAll<ExportRows[Kind]>;
  save: SaveFile;
  now: () => number;
}

const choosing: ExportState = { kind: 'choosing' };

/** One export at a time. It ends when the screen is left. */
export const useExport = <Kind extends ExportKind>({ kind, filtered, loadAll, save, now }: Exported<Kind>) => {
  const [state, setState] = useState<ExportState>(choosing);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const end = (next: ExportState): void => {
    running.current?.abort();
    setState(next);
  };
  const start = (part: ExportPart): void => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const chosen = part === 'filtered' ? filtered : undefined;
    void runExport({
      load: chosen ? () => Promise.resolve(chosen.rows) : loadAll,
      make: (rows) => {
        const named = chosen ? { part: chosen.name ?? 'filtered', days: chosen.days } : { part: 'all' };
        return makeExport({ kind, ...named, rows, madeAt: now() });
      },
      save,
      onState: setState,
      signal: controller.signal,
    });
  };
  return {
    state,
    start,
    cancel: () => end({ kind: 'cancelled' }),
    startOver: () => end(choosing),
  };
};
