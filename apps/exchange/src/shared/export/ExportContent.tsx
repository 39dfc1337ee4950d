import { failureText, type ExportKind } from '@exchange/domain';
import { FormError, ProgressBar, RadioGroup, type RadioOption } from '@exchange/ui';
import { Fragment, type ReactNode } from 'react';
import * as styles from './Export.css';
import type { ExportState } from './runExport';
import { exportTexts as texts } from './texts';
import type { ExportPart } from './useExport';

interface FilteredChoice {
  description: string;
  /** Whether all of its rows have been loaded. */
  isWhole: boolean;
}

export interface ExportContentProps {
  kind: ExportKind;
  /** The choice of kind, if there is one. */
  kindChoice?: ReactNode;
  /** Undefined if nothing is filtered. */
  filtered: FilteredChoice | undefined;
  part: ExportPart;
  onPart: (part: ExportPart) => void;
  state: ExportState;
}

const optionsOf = (kind: ExportKind, { description, isWhole }: FilteredChoice): RadioOption<ExportPart>[] => [
  { value: 'filtered', label: description, disabledReason: isWhole ? undefined : texts.stillLoading },
  { value: 'everything', label: texts.everything, hint: texts.everythingOf(kind) },
];

const Choice = ({ kind, filtered, part, onPart }: ExportContentProps) =>
  filtered ? (
    <RadioGroup label={texts.what} options={optionsOf(kind, filtered)} value={part} onValueChange={onPart} />
  ) : (
    <p className={styles.part}>{texts.everythingOf(kind)}</p>
  );

const Chosen = ({ kind, filtered, part }: ExportContentProps) => (
  <p className={styles.part}>{part === 'filtered' && filtered ? filtered.description : texts.everythingOf(kind)}</p>
);

const progressOf = (state: ExportState): number | undefined =>
  state.kind === 'reading' && state.of ? (100 * Math.min(state.read, state.of)) / state.of : undefined;

/** Wraps between its parts, not within a date. */
const FileName = ({ name }: { name: string }) => (
  <p className={styles.fileName}>
    {name.split(/(?<=_)/).map((part, at) => (
      <Fragment key={at}>
        <span className={styles.filePart}>{part}</span>
        <wbr />
      </Fragment>
    ))}
  </p>
);

const Outcome = ({ kind, state }: Pick<ExportContentProps, 'kind' | 'state'>) => {
  if (state.kind === 'cancelled') return <p className={styles.outcomeLine}>{texts.cancelled}</p>;
  if (state.kind !== 'saved') return null;
  const { rowCount, name } = state;
  return (
    <div className={styles.outcome}>
      <p className={styles.outcomeLine}>{rowCount === 0 ? texts.savedEmpty(kind) : texts.saved(kind, rowCount)}</p>
      <FileName name={name} />
    </div>
  );
};

const choiceOf = ({ kindChoice, filtered }: ExportContentProps): keyof typeof styles.contentWith => {
  if (kindChoice !== undefined) return 'kinds';
  return filtered ? 'parts' : 'nothingToChoose';
};

/** What to export, the progress, and the result. */
export const ExportContent = (props: ExportContentProps) => {
  const { kind, kindChoice, state } = props;
  const isChoosing = state.kind === 'choosing' || state.kind === 'cancelled';
  return (
    <div className={styles.contentWith[choiceOf(props)]}>
      {isChoosing && kindChoice}
      {isChoosing ? <Choice {...props} /> : <Chosen {...props} />}
      {state.kind === 'reading' && <ProgressBar label={texts.progress(kind, state)} value={progressOf(state)} />}
      <div role="status">
        <Outcome kind={kind} state={state} />
      </div>
      <FormError>
        {state.kind === 'failed' ? texts.failed(failureText(state.failure, 'repeatable')) : undefined}
      </FormError>
    </div>
  );
};
