import {
  depositConfirmations,
  formatBalance,
  formatUsd,
  isPositive,
  showExactly,
  type DecimalText,
} from '@exchange/domain';
import { DetailButton, Figure, Link, PriceChange, Skeleton, visuallyHidden, withEveryDigit } from '@exchange/ui';
import { use } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#shared/page/paths.ts';
import { closing } from './closedPanels';
import { unrealisedOf } from './portfolio/portfolio';
import { walletPanels, walletScreenTexts, walletTableTexts as texts } from './texts';
import type { WalletCoin } from './walletCoin';
import { WalletContext } from './walletContext';
import * as styles from './WalletTable.css';

/** Nine decimals, and every digit on hover and for screen readers. */
export const Balance = ({ value }: { value: DecimalText }) => {
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
export const AvailableCell = ({ hasOrders = false, ...coin }: WalletCoin & { hasOrders?: boolean }) => {
  const { available, inOrders, inWithdrawals, staked, inSwaps, unconfirmed, owed } = coin;
  return (
    <span className={styles.balances}>
      <Balance value={available} />
      {hasOrders && <Beside amount={inOrders} why={texts.ordersHold} />}
      <Beside amount={inWithdrawals} why={texts.inWithdrawals} />
      <Beside amount={staked} why={texts.staked} />
      <Beside amount={inSwaps} why={texts.inSwaps} />
      <Beside amount={unconfirmed} why={texts.unconfirmed(depositConfirmations.toWithdraw)} />
      <Beside amount={owed} why={texts.owed} isWarning />
    </span>
  );
};

export const InOrdersCell = ({ inOrders }: WalletCoin) =>
  inOrders === undefined ? (
    <span className={styles.unknown}>{walletScreenTexts.notAvailable}</span>
  ) : (
    <Balance value={inOrders} />
  );

export const WorthCell = ({ worth, hasProfit = false, ...coin }: WalletCoin & { hasProfit?: boolean }) => {
  const { isStale, arePricesLoading } = use(WalletContext);
  const profit = hasProfit && coin.position ? unrealisedOf(coin.position, coin.usdPrice)?.percent : undefined;
  if (worth !== undefined)
    return (
      <span className={styles.figures}>
        <Figure figure={formatUsd(worth)} isStale={isStale} />
        {profit !== undefined && <PriceChange percent={profit} isStale={isStale} />}
      </span>
    );
  if (arePricesLoading) return <Skeleton width="72px" />;
  return <span className={styles.unknown}>{walletScreenTexts.priceUnavailable}</span>;
};

/** What a coin is worth, and how much of it there is, in a row of two lines. */
export const HoldingCell = (coin: WalletCoin) => (
  <span className={styles.figures}>
    <span className={styles.first}>
      <WorthCell {...coin} />
    </span>
    <span className={styles.second}>
      <Balance value={coin.available} />
    </span>
  </span>
);

export const Of = ({ symbol }: { symbol: string }) => <span className={visuallyHidden}> {symbol}</span>;

export const HistoryCell = ({ symbol }: Pick<WalletCoin, 'symbol'>) => (
  <Link asChild variant="quiet">
    <RouterLink to={`${paths.history}/${symbol}`} className={styles.history}>
      {texts.history}
      <Of symbol={symbol} />
    </RouterLink>
  </Link>
);

/** A disabled button stays in place, with the reason. */
export const ActionsCell = (coin: WalletCoin) => (
  <span className={styles.actions}>
    {walletPanels.map((panel) => {
      const { closedText, reason } = closing(coin, panel);
      return (
        <DetailButton key={panel} panel={panel} disabledReason={reason}>
          {closedText ?? texts.panels[panel]}
          <Of symbol={coin.symbol} />
        </DetailButton>
      );
    })}
  </span>
);
