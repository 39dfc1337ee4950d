import { formatUsd, showFigure } from '@exchange/domain';
import { Figure, Stat, StatList, withEveryDigit } from '@exchange/ui';
import type { ReactNode } from 'react';
import { walletScreenTexts as texts } from './texts';
import type { WalletTotal } from './walletTotal';
import * as styles from './WalletView.css';

export interface WalletTotalsProps {
  /** Undefined if balances couldn't be loaded. */
  total: WalletTotal | undefined;
  isLoading: boolean;
  isStale: boolean;
}

const orUnknown = (figure: ReactNode, total: WalletTotal | undefined): ReactNode =>
  figure ?? <span className={styles.unknown}>{total ? texts.priceUnavailable : texts.notAvailable}</span>;

/** The total value of all coins. */
export const WalletTotals = ({ total, isLoading, isStale }: WalletTotalsProps) => {
  const { usd, xdc, leftOut = [] } = total ?? {};
  const inUsd = usd !== undefined && <Figure figure={formatUsd(usd)} isStale={isStale} />;
  const inXdc = xdc !== undefined && (
    <Figure figure={withEveryDigit(showFigure(xdc, 2, 'down'), xdc)} isStale={isStale} />
  );
  return (
    <div className={styles.total}>
      <StatList size="large">
        <Stat label={texts.total} isLoading={isLoading}>
          {orUnknown(inUsd || undefined, total)}
        </Stat>
        <Stat label={texts.totalXdc} isLoading={isLoading}>
          {orUnknown(inXdc || undefined, total)}
        </Stat>
      </StatList>
      {leftOut.length > 0 && !isLoading && <p className={styles.quiet}>{texts.leftOut(leftOut)}</p>}
    </div>
  );
};
