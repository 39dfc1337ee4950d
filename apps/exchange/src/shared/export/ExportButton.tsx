import type { ExportKind } from '@exchange/domain';
import { useState } from 'react';
import { ExportView, type ExportOfMany } from './ExportView';
import { saveFile } from './saveFile';
import { useExport, type Exported, type ExportPart } from './useExport';

export interface ExportButtonProps<Kind extends ExportKind>
  extends Omit<Exported<Kind>, 'save' | 'now'>, Partial<Pick<Exported<Kind>, 'save' | 'now'>> {
  many?: ExportOfMany;
}

/**
 * Exports a history as CSV: what is filtered, or everything.
 *
 * ```tsx
 * const loadAll = useLoadAll('deposits');
 * const filtered = { description: '12 XDC deposits', rows, isWhole, name: 'XDC' };
 * <ExportButton kind="deposits" filtered={isFiltered ? filtered : undefined} loadAll={loadAll} />
 * ```
 *
 * `Deposit` and `Withdrawal` of `entities/transactions` are rows of their kinds. Orders and trades take `ExportedOrder`.
 */
export const ExportButton = <Kind extends ExportKind>(props: ExportButtonProps<Kind>) => {
  const { kind, filtered, save = saveFile, now = Date.now } = props;
  const [isOpen, setOpen] = useState(false);
  const [wanted, setWanted] = useState<ExportPart>('filtered');
  const { state, start, cancel, startOver } = useExport({ ...props, save, now });
  const choice = filtered && { description: filtered.description, isWhole: filtered.isWhole !== false };
  const part = choice?.isWhole === true ? wanted : 'everything';
  const openOrClose = (next: boolean): void => {
    startOver();
    setOpen(next);
  };
  return (
    <ExportView
      kind={kind}
      many={props.many}
      filtered={choice}
      part={part}
      onPart={setWanted}
      state={state}
      isOpen={isOpen}
      onOpenChange={openOrClose}
      onStart={() => start(part)}
      onCancel={cancel}
    />
  );
};
