import {
  depositClosedText,
  depositConfirmations,
  formatBalance,
  formatUsd,
  isPositive,
  showExactly,
  withdrawClosedText,
  type DecimalText,
} from '@exchange/domain';
import { DetailButton, Figure, Link, Skeleton, visuallyHidden, withEveryDigit } from '@exchange/ui';
import { use } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#shared/page/paths.ts';
import { walletPanels, walletScreenTexts, walletTableTexts as texts, type WalletPanel } from './texts';
import type { WalletCoin } from './walletCoin';
import { WalletContext } from './walletContext';
import * as styles from './WalletTable.css';

/** Nine decimals, and every digit on hover and for screen readers. */
const Balance = ({ value }: { value: DecimalText }) => {
  const { isStale } = use(WalletContext);
  return <Figure figure={withEveryDigit(formatBalance(value, 'wallet'), value)} value={value} isStale={isStale} />;
};

interface BesideProps {
  amount: DecimalText | undefined;
  why: string;
  isWarning?: boolean;
}

const Beside = ({ amount, why, isWarning = false }: BesideProps) =>
  amount !== undefined &&
  isPositive(amount) && (
    <span className={isWarning ? styles.owed : styles.beside}>
      {showExactly(amount)} {why}
    </span>
  );

/** The available balance, and beside it how much of the coin is elsewhere or held, and why. */
export const AvailableCell = ({ available, inWithdrawals, staked, inSwaps, unconfirmed, owed }: WalletCoin) => (
  <span className={styles.balances}>
    <Balance value={available} />
    <Beside amount={inWithdrawals} why={texts.inWithdrawals} />
    <Beside amount={staked} why={texts.staked} />
    <Beside amount={inSwaps} why={texts.inSwaps} />
    <Beside amount={unconfirmed} why={texts.unconfirmed(depositConfirmations.toWithdraw)} />
    <Beside amount={owed} why={texts.owed} isWarning />
  </span>
);

export const InOrdersCell = ({ inOrders }: WalletCoin) =>
  inOrders === undefined ? (
    <span className={styles.unknown}>{walletScreenTexts.notAvailable}</span>
  ) : (
    <Balance value={inOrders} />
  );

export const WorthCell = ({ worth }: WalletCoin) => {
  const { isStale, arePricesLoading } = use(WalletContext);
  if (worth !== undefined) return <Figure figure={formatUsd(worth)} isStale={isStale} />;
  if (arePricesLoading) return <Skeleton width="72px" />;
  return <span className={styles.unknown}>{walletScreenTexts.priceUnavailable}</span>;
};

const Of = ({ symbol }: { symbol: string }) => <span className={visuallyHidden}> {symbol}</span>;

export const HistoryCell = ({ symbol }: WalletCoin) => (
  <Link asChild variant="quiet">
    <RouterLink to={`${paths.history}/${symbol}`} className={styles.history}>
      {texts.history}
      <Of symbol={symbol} />
    </RouterLink>
  </Link>
);

const closedTextOf: Record<WalletPanel, (coin: WalletCoin) => string | undefined> = {
  deposit: depositClosedText,
  withdraw: withdrawClosedText,
};

export const isClosed = (coin: WalletCoin, panel: WalletPanel): boolean => closedTextOf[panel](coin) !== undefined;

/** A disabled button stays in place, with the reason. */
export const ActionsCell = (coin: WalletCoin) => (
  <span className={styles.actions}>
    {walletPanels.map((panel) => {
      const closedText = closedTextOf[panel](coin);
      const reason = closedText === undefined ? undefined : texts.closed[panel](coin);
      return (
        <DetailButton key={panel} panel={panel} disabledReason={reason}>
          {closedText ?? texts.panels[panel]}
          <Of symbol={coin.symbol} />
        </DetailButton>
      );
    })}
  </span>
);
