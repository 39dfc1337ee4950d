import {
  compare,
  exactFigure,
  formatBalance,
  larger,
  roundDown,
  showExactly,
  walletTexts,
  type DecimalText,
  type Withdrawable,
} from '@exchange/domain';
import { Figure, NoValue } from '@exchange/ui';
import type { ReactNode } from 'react';
import { formTexts as texts } from './texts';
import * as styles from './withdraw.css';
import { sumsOf, type WithdrawTerms } from './withdrawFormRules';

export interface SumsProps extends WithdrawTerms {
  amount: string;
  most: Withdrawable;
  /** In XDC; undefined if the server doesn't say. */
  limitLeft: DecimalText | undefined;
}

const unknown = <NoValue />;

interface LineProps {
  label: string;
  children: ReactNode;
  className?: string;
}

const Line = ({ label, children, className = styles.line }: LineProps) => (
  <div className={className}>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
);

const Balance = ({ balance, asset }: Pick<SumsProps, 'balance' | 'asset'>) => {
  const short = formatBalance(balance, 'orderForm');
  const exact = showExactly(balance);
  return (
    <>
      <Figure figure={short} /> {asset}
      {compare(balance, short.text.replaceAll(',', '')) !== 0 && <span className={styles.exactly}>{exact}</span>}
    </>
  );
};

const Sum = ({ figure, asset }: { figure: DecimalText | undefined; asset: string }) => (
  <>
    {figure === undefined ? unknown : <Figure figure={exactFigure(figure)} />}{' '}
    <span className={styles.label}>{asset}</span>
  </>
);

const shownXdc = (xdc: DecimalText): DecimalText => roundDown(larger('0', xdc), 4);

const limitsOf = ({ asset, most, limitLeft }: SumsProps): string =>
  [
    limitLeft !== undefined && texts.limitLeaves(shownXdc(limitLeft)),
    most.unconfirmedWorth !== '0' && texts.depositsHold(most.unconfirmedWorth),
    most.heldBy !== undefined && texts.atMost(most.amount, asset),
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');

/** The balance, the fee, the amount received, and what limit and unconfirmed deposits leave of it. */
export const Sums = (props: SumsProps) => {
  const { asset, balance, amount } = props;
  const sums = sumsOf(amount, props);
  return (
    <div className={styles.sums}>
      <dl className={styles.figures}>
        <Line label={texts.balance} className={styles.balance}>
          <Balance balance={balance} asset={asset} />
        </Line>
        <Line label={texts.fee}>
          <Sum figure={sums?.fee} asset={asset} />
        </Line>
        <Line label={texts.receives}>
          <Sum figure={sums?.receives} asset={asset} />
        </Line>
      </dl>
      <p className={styles.secondary}>{limitsOf(props)}</p>
      <ul className={styles.notes}>
        <li>{walletTexts.delivery}</li>
        <li>{walletTexts.largerWithdrawals}</li>
      </ul>
    </div>
  );
};
