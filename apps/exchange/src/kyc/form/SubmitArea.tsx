import { failureText } from '@exchange/domain';
import { Button, FormActions, FormError, ProgressBar } from '@exchange/ui';
import type { KycFormState } from '../flow/kycState';
import * as styles from '../kyc.css';
import { formTexts, sendingTexts as texts } from '../texts';

interface SubmitAreaProps {
  state: Pick<KycFormState, 'sending' | 'interrupted'>;
  /** Why the last attempt failed, where no field says it. */
  error: string | undefined;
  /** Why it can't be submitted yet. */
  closedReason: string | undefined;
  onStop: () => void;
  onRetry: () => void;
}

type Sending = NonNullable<KycFormState['sending']>;

const stepOf = ({ part }: Sending): string => (part === 'documents' ? texts.documents : texts.picture(part));

/** How far the step is, which is said once when it begins. */
const Progress = ({ sending }: { sending: Sending }) => (
  <>
    <ProgressBar label={stepOf(sending)} isLabelHidden value={sending.percent} />
    <p className={styles.secondary}>{texts.stay}</p>
  </>
);

const errorOf = ({ state: { interrupted }, error }: SubmitAreaProps): string | undefined =>
  interrupted ? texts.interrupted(interrupted.side, failureText(interrupted.failure, 'repeatable')) : error;

const mayStop = ({ sending, interrupted }: SubmitAreaProps['state']): boolean =>
  interrupted !== undefined || (sending !== undefined && sending.part !== 'documents');

/** Sends what did not arrive again, where something did not. */
const SubmitButton = ({ state: { sending, interrupted }, closedReason, onRetry }: SubmitAreaProps) => (
  <Button
    type={interrupted ? 'button' : 'submit'}
    onClick={interrupted ? onRetry : undefined}
    isLoading={sending !== undefined}
    loadingLabel={formTexts.processing}
    disabledReason={sending || interrupted ? undefined : closedReason}
  >
    {interrupted ? texts.retry : formTexts.submit}
  </Button>
);

/** The button, and what becomes of it once it was pressed. It stays the same button, so that it keeps the focus. */
export const SubmitArea = (props: SubmitAreaProps) => {
  const { state, onStop } = props;
  const { sending } = state;
  return (
    <>
      <div className={styles.step}>
        <p role="status" className={styles.text}>
          {sending && stepOf(sending)}
        </p>
        {sending && <Progress sending={sending} />}
      </div>
      <FormError>{sending ? undefined : errorOf(props)}</FormError>
      <FormActions>
        {mayStop(state) && (
          <Button variant="outline" tone="neutral" onClick={onStop}>
            {texts.stop}
          </Button>
        )}
        <SubmitButton {...props} />
      </FormActions>
    </>
  );
};
