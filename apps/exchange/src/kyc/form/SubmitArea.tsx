import { failureText } from '@exchange/domain';
import { Button, FormActions, FormError, ProgressBar, type ButtonProps } from '@exchange/ui';
import type { KycFormState } from '../flow/kycState';
import * as styles from '../kyc.css';
import { formTexts, sendingTexts as texts } from '../texts';

interface SubmitAreaProps {
  state: Pick<KycFormState, 'sending' | 'interrupted'>;
  /** The reason for the last failure, unless a field shows it. */
  error: string | undefined;
  /** The reason that it can't be submitted yet. */
  closedReason: string | undefined;
  onStop: () => void;
  onRetry: () => void;
}

type Sending = NonNullable<KycFormState['sending']>;

const stepOf = ({ part }: Sending): string => (part === 'documents' ? texts.documents : texts.picture(part));

/** The current step's progress, announced once when the step begins. */
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

/** Documents may have arrived once they are being sent, so only photos can be stopped. */
const canStop = ({ sending, interrupted }: SubmitAreaProps['state']): boolean =>
  interrupted !== undefined || (sending !== undefined && sending.part !== 'documents');

/** The button's action and label. */
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

/** The button and the progress after it was pressed. It stays the same element, so that it keeps the focus. */
export const SubmitArea = (props: SubmitAreaProps) => {
  const { state, onStop } = props;
  const { sending } = state;
  return (
    <div className={styles.submit}>
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
    </div>
  );
};
