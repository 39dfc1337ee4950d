import {
  estimatedYield,
  failureText,
  isCompleteTwoFactorCode,
  formatRate,
  formatReward,
  showFigure,
  termEnd,
  type StakingTerm,
} from '@exchange/domain';
import type { IntendedStake } from '@exchange/machines';
import { Amount, Button, useClock, Dialog, DialogContent, FormActions, OtpField } from '@exchange/ui';
import type { ReactNode, SubmitEvent } from 'react';
import * as touch from '#shared/page/touch.css.ts';
import { dayText } from '../dayText';
import { confirmTexts as texts, formTexts, kindWords } from '../texts';
import * as styles from './stake.css';
import type { StakeConfirmation } from './stakeState';

export interface ConfirmStakeProps {
  confirmation: StakeConfirmation;
  terms: readonly StakingTerm[];
  start: number;
  onCode: (code: string) => void;
  onConfirm: () => void;
  onLeave: () => void;
}

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.line}>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
);

interface YieldLinesProps {
  stake: IntendedStake;
  term: StakingTerm;
  start: number;
}

const YieldLines = ({ stake: { kind, amount }, term, start }: YieldLinesProps) => {
  const brings = estimatedYield({ kind, amount, term, start });
  return (
    <>
      <Line label={texts.rate}>{formatRate(term.yearlyRate)}</Line>
      <Line label={texts.estimated}>
        <Amount amount={brings} figure={formatReward(brings)} unit="XDC" />
      </Line>
    </>
  );
};

const Summary = ({ confirmation: { stake }, terms, start }: ConfirmStakeProps) => {
  const { kind, amount, months } = stake;
  const term = terms.find((each) => each.months === months);
  return (
    <dl className={styles.summary}>
      <Line label={texts.kind}>{kindWords[kind]}</Line>
      <Line label={texts.amount}>
        <Amount amount={amount} figure={showFigure(amount, 0, 'down')} unit="XDC" />
      </Line>
      <Line label={texts.period}>{formTexts.months(months)}</Line>
      {term !== undefined && <YieldLines {...{ stake, term, start }} />}
      <Line label={texts.ends}>{dayText(termEnd(start, months), useClock())}</Line>
    </dl>
  );
};

/** The summary before a stake is sent, with the code that authorises it. */
export const ConfirmStake = (props: ConfirmStakeProps) => {
  const { confirmation, onCode, onConfirm, onLeave } = props;
  const { stake, code, isSubmitting, failure } = confirmation;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onConfirm();
  };
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onLeave()}>
      <DialogContent size="small" title={texts.title(stake)} isDismissible={!isSubmitting}>
        <form
          noValidate
          aria-busy={isSubmitting}
          className={`${styles.confirmation} ${touch.touchArea}`}
          onSubmit={submit}
        >
          <Summary {...props} />
          <OtpField
            length={6}
            label={texts.code}
            error={failure && failureText(failure, 'staking')}
            value={code}
            onValueChange={onCode}
            isProcessing={isSubmitting}
            isFocusedAtFirst
          />
          <FormActions>
            <Button variant="outline" tone="neutral" onClick={onLeave}>
              {texts.cancel}
            </Button>
            <Button
              type="submit"
              isLoading={isSubmitting}
              loadingLabel={texts.sending}
              disabledReason={isSubmitting || isCompleteTwoFactorCode(code) ? undefined : texts.codeMissing}
            >
              {texts.submit}
            </Button>
          </FormActions>
        </form>
      </DialogContent>
    </Dialog>
  );
};
