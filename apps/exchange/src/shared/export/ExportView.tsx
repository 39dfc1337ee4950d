import { Button, Dialog, DialogContent, DialogTrigger } from '@exchange/ui';
import type { ReactNode } from 'react';
import { ExportContent, type ExportContentProps } from './ExportContent';
import type { ExportState } from './runExport';
import { exportTexts as texts } from './texts';

/** For one button that exports several kinds of rows. */
export interface ExportOfMany {
  label: string;
  title: string;
  /** The choice of kind. */
  choice: ReactNode;
}

export interface ExportViewProps extends Omit<ExportContentProps, 'kindChoice'> {
  /** If left out, the button exports one kind and is named after it. */
  many?: ExportOfMany | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onStart: () => void;
  onCancel: () => void;
}

const primaryLabels: Readonly<Record<ExportState['kind'], string>> = {
  choosing: texts.export,
  cancelled: texts.export,
  reading: texts.export,
  failed: texts.retry,
  saved: texts.done,
};

const Actions = ({ state, onOpenChange, onStart, onCancel }: ExportViewProps) => {
  const close = () => onOpenChange(false);
  const isReading = state.kind === 'reading';
  const isSaved = state.kind === 'saved';
  return (
    <>
      {!isSaved && (
        <Button variant="outline" tone="neutral" onClick={isReading ? onCancel : close}>
          {isReading ? texts.cancelExport : texts.cancel}
        </Button>
      )}
      <Button isLoading={isReading} loadingLabel={texts.exporting} onClick={isSaved ? close : onStart}>
        {primaryLabels[state.kind]}
      </Button>
    </>
  );
};

/** A button that opens the export of a list. Closing the dialog during an export cancels it. */
export const ExportView = (props: ExportViewProps) => {
  const { kind, many, isOpen, onOpenChange, state } = props;
  const title = texts.title(kind);
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogTrigger asChild>
        <Button variant="outline" tone="neutral">
          {many?.label ?? title}
        </Button>
      </DialogTrigger>
      <DialogContent
        size="small"
        title={many?.title ?? title}
        description={texts.lead}
        isDismissible={state.kind !== 'reading'}
        actions={<Actions {...props} />}
      >
        <ExportContent {...props} kindChoice={many?.choice} />
      </DialogContent>
    </Dialog>
  );
};
