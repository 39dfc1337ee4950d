import { failureText, formatUsd, isPositive, multiply, sum, type DecimalText } from '@exchange/domain';
import { Button, Card, ErrorLine, Figure, PriceChange, Stat, StatList } from '@exchange/ui';
import type { ReactNode } from 'react';
import type { Load } from '#shared/serverState/useLoaded.ts';
import type { WalletCoin } from '../walletCoin';
import { Allocation } from './Allocation';
import { profitOn, sharesOf, type Portfolio } from './portfolio';
import * as styles from './portfolio.css';
import { signedUsd } from './signedUsd';
import { periods, portfolioTexts as texts, type Period } from './texts';
import { WorthChart } from './WorthChart';

export interface PortfolioPartProps {
  /** Undefined while it loads. */
  portfolio: Portfolio | undefined;
  failure?: Load['failure'];
  onRetry: () => void;
  coins: readonly WalletCoin[];
  period: Period;
  onPeriodChange: (period: Period) => void;
  /** Below the figures: what can be saved. */
  exports?: ReactNode;
  /** Its title is already there. */
  isUntitled?: boolean;
}

const PeriodChoice = ({ period, onPeriodChange }: Pick<PortfolioPartProps, 'period' | 'onPeriodChange'>) => (
  <div role="group" aria-label={texts.period} className={styles.periods}>
    {periods.map((one) => {
      const [label, hint] = texts.periods[one];
      return (
        <Button
          key={one}
          variant={one === period ? 'outline' : 'ghost'}
          tone="neutral"
          size="small"
          title={hint}
          aria-pressed={one === period}
          onClick={() => onPeriodChange(one)}
        >
          {label}
        </Button>
      );
    })}
  </div>
);

/** Of all coins whose cost and price are known. */
const unrealisedIn = (coins: readonly WalletCoin[]) => {
  const known = coins.flatMap(({ position, usdPrice }) =>
    position?.cost === undefined || usdPrice === undefined || !isPositive(position.amount)
      ? []
      : [{ worth: multiply(position.amount, usdPrice), cost: position.cost }],
  );
  return profitOn(sum(known.map(({ worth }) => worth)), sum(known.map(({ cost }) => cost)));
};

const Totals = ({ portfolio, coins }: Pick<PortfolioPartProps, 'coins'> & { portfolio: Portfolio }) => {
  const { usd, percent } = unrealisedIn(coins);
  const total = (of: 'realised' | 'earned'): DecimalText => sum(portfolio.coins.map((coin) => coin[of]));
  return (
    <StatList>
      <Stat label={texts.unrealised} change={percent === undefined ? undefined : <PriceChange percent={percent} />}>
        <Figure figure={signedUsd(usd)} />
      </Stat>
      <Stat label={texts.realised}>
        <Figure figure={signedUsd(total('realised'))} />
      </Stat>
      <Stat label={texts.earned}>
        <Figure figure={formatUsd(total('earned'))} />
      </Stat>
    </StatList>
  );
};

const Content = ({ portfolio, coins, exports }: PortfolioPartProps & { portfolio: Portfolio }) => {
  const shares = sharesOf(
    coins.flatMap(({ symbol, position, usdPrice }) =>
      position && usdPrice !== undefined ? [[symbol, multiply(position.amount, usdPrice)] as const] : [],
    ),
  );
  return (
    <>
      {!portfolio.isComplete && (
        <p role="status" className={styles.reading}>
          {texts.reading}
        </p>
      )}
      <div className={styles.body}>
        <WorthChart days={portfolio.days} />
        {shares.length > 0 && <Allocation shares={shares} />}
      </div>
      {portfolio.coins.length > 0 && (
        <div className={styles.totals}>
          <Totals portfolio={portfolio} coins={coins} />
          <p className={styles.method}>{texts.method}</p>
          {portfolio.isComplete && exports}
        </div>
      )}
    </>
  );
};

const Failed = ({
  failure,
  onRetry,
}: Pick<PortfolioPartProps, 'onRetry'> & { failure: NonNullable<Load['failure']> }) => (
  <div role="alert">
    <ErrorLine>
      {texts.failed} {failureText(failure, 'repeatable')}
    </ErrorLine>
    <Button variant="outline" tone="neutral" size="small" onClick={onRetry}>
      {texts.retry}
    </Button>
  </div>
);

const Inside = (props: PortfolioPartProps) => {
  const { portfolio, failure, onRetry } = props;
  if (portfolio) return <Content {...props} portfolio={portfolio} />;
  return failure ? <Failed failure={failure} onRetry={onRetry} /> : null;
};

/** What all coins are worth, day by day and against what they cost, and how they are divided. */
export const PortfolioPart = (props: PortfolioPartProps) => {
  const period = <PeriodChoice {...props} />;
  if (props.isUntitled === true)
    return (
      <div className={styles.untitled}>
        <div>{period}</div>
        <div className={styles.inside}>
          <Inside {...props} />
        </div>
      </div>
    );
  return (
    <Card title={texts.title} actions={period}>
      <div className={styles.place}>
        <Inside {...props} />
      </div>
    </Card>
  );
};
