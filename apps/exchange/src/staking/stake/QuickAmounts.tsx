import { isAbove, showExactly, stakingPlans, type DecimalText, type StakingKind } from '@exchange/domain';
import { Button } from '@exchange/ui';
import { formTexts as texts } from '../texts';
import * as styles from './stake.css';
import { mostOf } from './stakeRules';

export interface QuickAmountsProps {
  kind: StakingKind;
  balance: DecimalText | undefined;
  onChoose: (amount: DecimalText) => void;
}

const usual: readonly DecimalText[] = ['100000', '500000', '1000000'];

const reasonAgainst = (amount: DecimalText, balance: DecimalText | undefined): string | undefined =>
  balance !== undefined && isAbove(amount, balance) ? texts.notEnough(balance) : undefined;

/** Amounts that can be staked, to save typing zeros. */
export const QuickAmounts = ({ kind, balance, onChoose }: QuickAmountsProps) => {
  const most = mostOf({ kind, balance });
  const look = { variant: 'outline', tone: 'neutral', size: 'small' } as const;
  return (
    <div role="group" aria-label={texts.quick} className={styles.quick}>
      {usual.map((amount) => (
        <Button key={amount} {...look} disabledReason={reasonAgainst(amount, balance)} onClick={() => onChoose(amount)}>
          {showExactly(amount)}
        </Button>
      ))}
      <Button
        {...look}
        aria-label={most === undefined ? texts.max : texts.stakeMost(showExactly(most))}
        disabledReason={most === undefined ? texts.tooLittle(stakingPlans[kind].minimum) : undefined}
        onClick={() => onChoose(most ?? '')}
      >
        {texts.max}
      </Button>
    </div>
  );
};
