import { formatBalance, shellTexts, type OrderCircumstances, type Side } from '@exchange/domain';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import { Amount } from '../Amount/Amount';
import { NoValue } from '../NoValue/NoValue';
import { Skeleton } from '../Skeleton/Skeleton';
import * as styles from './OrderForm.css';

export interface OrderBalanceProps {
  side: Side;
  circumstances: OrderCircumstances;
}

const NoBalance = ({ isSettled }: { isSettled: boolean }) =>
  isSettled ? (
    <NoValue />
  ) : (
    <>
      <Skeleton width="9ch" />
      <span className={visuallyHidden}>{shellTexts.loading}</span>
    </>
  );

/** What the side can spend. */
export const OrderBalance = ({ side, circumstances: { pair, balances } }: OrderBalanceProps) => {
  const [unit, balance] = side === 'buy' ? [pair.quote, balances.quote] : [pair.base, balances.base];
  return (
    <span className={styles.available}>
      Available{' '}
      {balance === undefined ? (
        <NoBalance isSettled={balances.areSettled === true} />
      ) : (
        <span className={styles.balance}>
          <Amount amount={balance} figure={formatBalance(balance, 'orderForm')} unit={unit} />
        </span>
      )}
    </span>
  );
};
