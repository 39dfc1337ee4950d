import { failureText, formatReward, showExactly } from '@exchange/domain';
import { Button, Countdown, Dialog, DialogContent, ErrorLine, FormActions, OtpField, Timestamp } from '@exchange/ui';
import * as touch from '#shared/page/touch.css.ts';
import { changeTexts as texts } from '../texts';
import { scheduleOf } from '../schedule/schedule';
import * as styles from './ChangeStake.css';
import type { ChangeState } from './changeState';
import { withDays } from '../schedule/withDays';

export interface ChangeStakeProps {
  state: ChangeState;
  now: () => number;
  onConfirm: () => void;
  onCode: (code: string) => void;
  onLeave: () => void;
  onCheck: () => void;
}

const Moment = ({ label, at, now }: { label: string; at: number; now: () => number }) => (
  <p className={styles.moment}>
    {label} <Timestamp moment={at} namesZone /> (<Countdown deadline={at} now={now} format={withDays} />)
  </p>
);

/** The current month's reward, which revoking forfeits. */
const Forfeited = ({ stake }: Pick<ChangeState, 'stake'>) => {
  const next = scheduleOf(stake, []).find(({ kind, state }) => kind === 'reward' && state === 'due');
  if (next?.amount === undefined) return null;
  return (
    <>
      {' '}
      <strong className={styles.figure}>{formatReward(next.amount).text} XDC</strong>.
    </>
  );
};

const Consequences = ({ state: { change, stake }, now }: Pick<ChangeStakeProps, 'now' | 'state'>) => (
  <div className={styles.words}>
    <p className={styles.text}>{texts[change].lead(showExactly(stake.amount))}</p>
    <p className={styles.text}>
      {texts[change].losing}
      {change === 'revoke' && <Forfeited stake={stake} />}
    </p>
    {change === 'revoke' && stake.nextRewardAt !== undefined && (
      <Moment label={texts.nextReward} at={stake.nextRewardAt} now={now} />
    )}
    {change === 'autoRenewal' && stake.endsAt !== undefined && (
      <Moment label={texts.ends} at={stake.endsAt} now={now} />
    )}
    <p className={styles.final}>{texts[change].final}</p>
  </div>
);

const Confirming = ({ state: { change }, onConfirm, onLeave }: ChangeStakeProps) => (
  <FormActions>
    <Button variant="outline" tone="neutral" onClick={onLeave}>
      {texts.keep}
    </Button>
    <Button tone={change === 'revoke' ? 'danger' : 'accent'} onClick={onConfirm}>
      {texts[change].confirm}
    </Button>
  </FormActions>
);

const Code = ({ state: { step, code, failure }, onCode, onLeave }: ChangeStakeProps) => (
  <>
    <OtpField
      length={6}
      label={texts.code}
      hint={texts.hint}
      error={failure && failureText(failure, 'staking')}
      value={code}
      onValueChange={onCode}
      isProcessing={step === 'submitting'}
      isFocusedAtFirst
    />
    <FormActions>
      <Button variant="outline" tone="neutral" isLoading={step === 'submitting'} onClick={onLeave}>
        {texts.keep}
      </Button>
    </FormActions>
  </>
);

const Unconfirmed = ({ state: { step, failure }, onCheck }: ChangeStakeProps) => (
  <>
    <div role="alert">{failure && <ErrorLine>{failureText(failure, 'staking')}</ErrorLine>}</div>
    <p role="status" className={styles.text}>
      {step === 'looking' ? texts.checking : texts.notChecked}
    </p>
    <FormActions>
      <Button variant="outline" tone="neutral" isLoading={step === 'looking'} onClick={onCheck}>
        {texts.check}
      </Button>
    </FormActions>
  </>
);

const Refused = ({ state: { failure }, onLeave }: ChangeStakeProps) => (
  <>
    <div role="alert">{failure && <ErrorLine>{failureText(failure, 'staking')}</ErrorLine>}</div>
    <FormActions>
      <Button variant="outline" tone="neutral" onClick={onLeave}>
        {texts.close}
      </Button>
    </FormActions>
  </>
);

const Step = (props: ChangeStakeProps) => {
  const { step } = props.state;
  if (step === 'confirming') return <Confirming {...props} />;
  if (step === 'code' || step === 'submitting') return <Code {...props} />;
  return step === 'refused' ? <Refused {...props} /> : <Unconfirmed {...props} />;
};

const isLeavable = ({ step }: ChangeState): boolean => step === 'confirming' || step === 'code' || step === 'refused';

/** The consequences come first, then the code submits the change. */
export const ChangeStake = (props: ChangeStakeProps) => {
  const { state, onLeave } = props;
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onLeave()}>
      <DialogContent size="small" title={texts[state.change].title} isDismissible={isLeavable(state)}>
        <div className={`${styles.root} ${touch.touchArea}`}>
          <Consequences {...props} />
          <Step {...props} />
        </div>
      </DialogContent>
    </Dialog>
  );
};
