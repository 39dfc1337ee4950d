import { formatUsd, isPositive } from '@exchange/domain';
import { Figure, PriceChange, Skeleton, visuallyHidden } from '@exchange/ui';
import { use } from 'react';
import type { WalletCoin } from '../walletCoin';
import { WalletContext } from '../walletContext';
import { unrealisedOf } from './portfolio';
import * as styles from './portfolio.css';
import { signedUsd } from './signedUsd';
import { portfolioTexts as texts } from './texts';

const Unknown = () => (
  <span className={styles.beside} title={texts.unknownWhy}>
    {texts.unknown}
    <span className={visuallyHidden}>. {texts.unknownWhy}</span>
  </span>
);

/** What one of a coin cost on average; empty if there is none of it. */
export const AverageCostCell = ({ position }: WalletCoin) => {
  const { positions } = use(WalletContext);
  if (positions === 'loading') return <Skeleton width="64px" />;
  if (position === undefined || !isPositive(position.amount)) return null;
  if (position.averageCost === undefined) return <Unknown />;
  return (
    <span className={styles.cell}>
      <Figure figure={formatUsd(position.averageCost)} />
      {position.hasDeposits && (
        <span className={styles.beside} title={texts.withDepositsWhy}>
          {texts.withDeposits}
        </span>
      )}
    </span>
  );
};

/** What a coin has gained or lost since it came. */
export const ProfitCell = ({ position, usdPrice }: WalletCoin) => {
  const { positions, isStale } = use(WalletContext);
  if (positions === 'loading') return <Skeleton width="64px" />;
  const profit = position && unrealisedOf(position, usdPrice);
  if (profit === undefined) return null;
  return (
    <span className={styles.cell}>
      <Figure figure={signedUsd(profit.usd)} isStale={isStale} />
      {profit.percent !== undefined && <PriceChange percent={profit.percent} isStale={isStale} />}
    </span>
  );
};
