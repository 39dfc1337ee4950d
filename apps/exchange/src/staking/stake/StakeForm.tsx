import {
  failureText,
  showExactly,
  stakingPlans,
  stakingTexts,
  type DecimalText,
  type Failure,
  type StakingKind,
  type StakingTerm,
} from '@exchange/domain';
import type { StakingForm, StakingObstacle } from '@exchange/machines';
import { AmountField, Button, Checkbox, Form, FormActions, FormError, NoValue, useForm } from '@exchange/ui';
import { useMemo } from 'react';
import * as touch from '#shared/page/touch.css.ts';
import { formTexts as texts } from '../texts';
import { Course } from '../course/Course';
import { Gate } from './Gate';
import { PeriodCards } from './PeriodCards';
import { QuickAmounts } from './QuickAmounts';
import * as styles from './stake.css';
import { largestStakeNote, notReady, stakeable, stakeRules } from './stakeRules';

export interface StakeFormProps {
  kind: StakingKind;
  terms: readonly StakingTerm[];
  /** The trader's XDC; undefined for a visitor, and until it has loaded. */
  balance: DecimalText | undefined;
  /** What keeps everyone, or this trader, from staking. */
  obstacle: StakingObstacle | undefined;
  /** When a stake sent now would begin. */
  start: number;
  typed: StakingForm;
  /** The reason that the last stake was refused. */
  failure: Failure | undefined;
  onType: (form: StakingForm) => void;
  onSubmit: (form: StakingForm) => void;
}

/** Fractions can be typed, then rejected: without its point, 1.5 would become 15. */
const typedDecimals = 6;

const refusalIn = (failure: Failure | undefined) => {
  const text = failure && failureText(failure, 'staking');
  const isAboutAmount = failure?.code === 'refused' && failure.field === 'stakingAmount';
  return isAboutAmount ? { amount: text, rest: undefined } : { amount: undefined, rest: text };
};

const Available = ({ balance }: Pick<StakeFormProps, 'balance'>) => (
  <>
    {texts.available} {balance === undefined ? <NoValue /> : showExactly(balance)} XDC
  </>
);

/** Each change is reported immediately, so that nothing typed is ever lost. */
const useStakeForm = ({ kind, balance, typed, onType }: StakeFormProps) => {
  const rules = useMemo(() => stakeRules({ kind, balance }), [kind, balance]);
  const form = useForm<StakingForm>({ defaultValues: typed, rules });
  const change = (part: Partial<StakingForm>) => onType({ ...form.values, ...part });
  return { form, change };
};

const blockOf = ({ kind, balance, obstacle }: StakeFormProps, form: StakingForm): string | undefined => {
  if (obstacle === 'closed') return stakingTexts.closed;
  if (obstacle === 'visitor') return stakingTexts.loginNeeded;
  if (obstacle === 'twoFactor') return stakingTexts.twoFactorNeeded;
  return notReady(form, { kind, balance });
};

/** The stake, with its rewards beside it. The calculator works even if staking isn't possible. */
export const StakeForm = (props: StakeFormProps) => {
  const { kind, terms, balance, obstacle, start, failure, onSubmit } = props;
  const { minimum, maximum, step } = stakingPlans[kind];
  const { form, change } = useStakeForm(props);
  const refusal = refusalIn(failure);
  const amount = form.control('amount');
  const months = form.control('months');
  const agreed = form.control('hasAgreed');
  const typeAmount = (text: string) => {
    amount.onValueChange(text);
    change({ amount: text });
  };
  const term = terms.find((each) => each.months === form.values.months) ?? terms[0];
  return (
    <div className={styles.columns}>
      <div className={`${styles.form} ${touch.touchArea}`}>
        <p className={styles.lead}>{texts.lead[kind]}</p>
        <Gate obstacle={obstacle} />
        <Form form={form} onSubmit={onSubmit} aria-label={texts.label(kind)}>
          <div className={styles.amount}>
            <AmountField
              {...amount}
              onValueChange={typeAmount}
              error={amount.error ?? refusal.amount}
              label={texts.amount}
              hint={largestStakeNote(form.values.amount, { kind, balance }) ?? texts.bounds(minimum, maximum, step)}
              aside={obstacle === 'visitor' ? undefined : <Available balance={balance} />}
              unit="XDC"
              decimals={typedDecimals}
              step={step}
              settle={(figure) => figure}
            />
            <QuickAmounts {...{ kind, balance }} onChoose={typeAmount} />
          </div>
          <PeriodCards
            terms={terms}
            value={term?.months ?? months.value}
            onValueChange={(value) => {
              months.onValueChange(value);
              change({ months: value });
            }}
          />
          <Checkbox
            {...agreed}
            onValueChange={(hasAgreed) => {
              agreed.onValueChange(hasAgreed);
              change({ hasAgreed });
            }}
            label={stakingTexts.agreement}
          />
          <FormError>{refusal.rest}</FormError>
          <FormActions>
            <Button type="submit" disabledReason={blockOf(props, form.values)}>
              {obstacle === 'closed' ? stakingTexts.disabled : texts.submit}
            </Button>
          </FormActions>
        </Form>
      </div>
      {term && <Course {...{ kind, term, start }} amount={stakeable(kind, form.values.amount)} />}
    </div>
  );
};
