import { quickSwapCurrency, showExactly, type DecimalText } from '@exchange/domain';
import type { IntendedSwap } from '@exchange/machines';
import { Button, Skeleton } from '@exchange/ui';
import type { Look } from './quickSwapState';
import * as styles from './QuickSwap.css';

interface UnconfirmedSwapProps {
  swap: IntendedSwap;
  look: Look;
  onLook: () => void;
  onConfirm: () => void;
}

const coins = (amount: DecimalText): string => `${showExactly(amount)} ${quickSwapCurrency}`;

const before = (balance: DecimalText | undefined): string => (balance === undefined ? 'not known' : coins(balance));

const Now = ({ look }: Pick<UnconfirmedSwapProps, 'look'>) => {
  if (look.kind === 'seen') return coins(look.balance);
  return look.kind === 'looking' ? <Skeleton width="9ch" /> : 'not loaded';
};

const Ways = ({ look, onLook, onConfirm }: Omit<UnconfirmedSwapProps, 'swap'>) => (
  <div className={styles.ways}>
    <Button
      variant={look.kind === 'seen' ? 'outline' : 'solid'}
      tone={look.kind === 'seen' ? 'neutral' : 'accent'}
      isLoading={look.kind === 'looking'}
      loadingLabel="Loading"
      onClick={onLook}
    >
      Refresh balance
    </Button>
    {look.kind === 'seen' && <Button onClick={onConfirm}>I&apos;ve checked</Button>}
  </div>
);

/** A swap that got no answer: nothing can be swapped before the trader has compared the balances. */
export const UnconfirmedSwap = ({ swap, look, onLook, onConfirm }: UnconfirmedSwapProps) => (
  <div className={styles.form}>
    <p role="alert" className={styles.doubt}>
      We have no reply yet for your swap of {coins(swap.amount)}. It may have gone through. Compare your balance before
      you swap again.
    </p>
    <dl className={styles.sums}>
      <div className={styles.line}>
        <dt className={styles.label}>Balance before</dt>
        <dd>{before(swap.balance)}</dd>
      </div>
      <div className={styles.line}>
        <dt className={styles.label}>Balance now</dt>
        <dd>
          <Now look={look} />
        </dd>
      </div>
    </dl>
    {look.kind === 'failed' && (
      <p role="alert" className={styles.failure}>
        {look.text}
      </p>
    )}
    <Ways look={look} onLook={onLook} onConfirm={onConfirm} />
  </div>
);
