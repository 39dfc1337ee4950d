import { formatBalance, shellTexts, type OrderCircumstances, type Side } from '@exchange/domain';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import { Amount } from '../Amount/Amount';
import { NoValue } from '../NoValue/NoValue';
import { Skeleton } from '../Skeleton/Skeleton';
import * as styles from './OrderForm.css';
import { orderTitle } from './orderFormTexts';

export interface OrderHeadProps {
  side: Side;
  circumstances: OrderCircumstances;
}

const NoBalance = ({ isSettled }: { isSettled: boolean }) =>
  isSettled ? (
    <NoValue>not available</NoValue>
  ) : (
    <>
      <Skeleton width="9ch" />
      <span className={visuallyHidden}>{shellTexts.loading}</span>
    </>
  );

const Available = ({ side, circumstances: { pair, balances } }: OrderHeadProps) => {
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

/** The side of the form, and the balance it can spend. */
export const OrderHead = (props: OrderHeadProps) => (
  <div className={styles.head}>
    <span className={styles.title[props.side]}>{orderTitle(props.side, props.circumstances.pair)}</span>
    {props.circumstances.isLoggedIn && <Available {...props} />}
  </div>
);
