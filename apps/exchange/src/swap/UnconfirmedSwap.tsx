import { quickSwapCurrency, showExactly, type DecimalText } from '@exchange/domain';
import type { IntendedSwap } from '@exchange/machines';
import { Button, Skeleton } from '@exchange/ui';
import type { Look } from './quickSwapState';
import * as styles from './QuickSwap.css';
import { unconfirmedSwapTexts as texts } from './texts';

interface UnconfirmedSwapProps {
  swap: IntendedSwap;
  look: Look;
  onLook: () => void;
  onConfirm: () => void;
}

const coins = (amount: DecimalText): string => `${showExactly(amount)} ${quickSwapCurrency}`;

const before = (balance: DecimalText | undefined): string => (balance === undefined ? texts.unknown : coins(balance));

const Now = ({ look }: Pick<UnconfirmedSwapProps, 'look'>) => {
  if (look.kind === 'seen') return coins(look.balance);
  return look.kind === 'looking' ? <Skeleton width="9ch" /> : texts.unknown;
};

const Ways = ({ look, onLook, onConfirm }: Omit<UnconfirmedSwapProps, 'swap'>) => (
  <div className={styles.ways}>
    <Button
      variant={look.kind === 'seen' ? 'outline' : 'solid'}
      tone={look.kind === 'seen' ? 'neutral' : 'accent'}
      isLoading={look.kind === 'looking'}
      loadingLabel={texts.refreshing}
      onClick={onLook}
    >
      {texts.refresh}
    </Button>
    {look.kind === 'seen' && <Button onClick={onConfirm}>{texts.checked}</Button>}
  </div>
);

/** A swap that got no answer. The form stays closed until the trader has compared the balances. */
export const UnconfirmedSwap = ({ swap, look, onLook, onConfirm }: UnconfirmedSwapProps) => (
  <div className={styles.form}>
    <p role="alert" className={styles.doubt}>
      {texts.lead(coins(swap.amount))}
    </p>
    <dl className={styles.sums}>
      <div className={styles.line}>
        <dt className={styles.label}>{texts.before}</dt>
        <dd>{before(swap.balance)}</dd>
      </div>
      <div className={styles.line}>
        <dt className={styles.label}>{texts.now}</dt>
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
