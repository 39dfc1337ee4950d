import { Select, type ValueControl } from '@exchange/ui';
import { RetryButton } from '#shared/retry/RetryButton.tsx';
import { documentChoices, documentName, documentsIn, type DocumentsState } from '../documents';
import { formTexts as texts } from '../texts';

interface DocumentFieldProps {
  control: ValueControl<string>;
  state: DocumentsState;
}

const hints: Readonly<Partial<Record<DocumentsState['kind'], string>>> = {
  noCountry: texts.chooseCountry,
  loading: texts.documentsLoading,
};

/** Until the list has loaded, the earlier choice is shown anyway. */
const choicesOf = (state: DocumentsState, value: string) => {
  const choices = documentChoices(documentsIn(state));
  return state.kind === 'ready' || value === '' ? choices : [...choices, { value, label: documentName([], value) }];
};

/** One of the documents that residents of the chosen country can use. */
export const DocumentField = ({ control, state }: DocumentFieldProps) => (
  <Select
    {...control}
    label={texts.documentType}
    hint={hints[state.kind]}
    error={state.kind === 'failed' ? texts.documentsFailed : control.error}
    aside={
      state.kind === 'failed' ? (
        <RetryButton label={texts.retryDocuments} isRetrying={state.isRetrying} onRetry={state.onRetry}>
          {texts.retry}
        </RetryButton>
      ) : undefined
    }
    options={choicesOf(state, control.value)}
    disabled={state.kind !== 'ready'}
  />
);
