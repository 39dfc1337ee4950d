import { failureText } from '@exchange/domain';
import { Button, FormActions, FormError, ProgressBar, type ButtonProps } from '@exchange/ui';
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

const errorOf = ({ state: { sending, interrupted }, error }: SubmitAreaProps): string | undefined => {
  if (sending) return undefined;
  return interrupted ? texts.interrupted(interrupted.side, failureText(interrupted.failure, 'repeatable')) : error;
};

/** Documents may have arrived once they are on their way, so only pictures can be stopped. */
const canStop = ({ sending, interrupted }: SubmitAreaProps['state']): boolean =>
  interrupted !== undefined || (sending !== undefined && sending.part !== 'documents');

/** What the one button does, and what it says. */
const buttonOf = ({ state: { sending, interrupted }, closedReason, onRetry }: SubmitAreaProps): ButtonProps =>
  interrupted
    ? { type: 'button', onClick: onRetry, children: texts.retry }
    : {
        type: 'submit',
        isLoading: sending !== undefined,
        loadingLabel: formTexts.processing,
        disabledReason: sending ? undefined : closedReason,
        children: formTexts.submit,
      };

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
      <FormError>{errorOf(props)}</FormError>
      <FormActions>
        {canStop(state) && (
          <Button variant="outline" tone="neutral" onClick={onStop}>
            {texts.stop}
          </Button>
        )}
        <Button {...buttonOf(props)} />
      </FormActions>
    </>
  );
};
