import { homeTexts, homeTitle, quickSwapPair } from '@exchange/domain';
import { Banner, Button, ConnectionIndicator, Link, type ConnectionState } from '@exchange/ui';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ClosureNotice } from '#shared/page/ClosureNotice.tsx';
import { usePageArrival } from '#shared/page/arrival.ts';
import { paths } from '#shared/page/paths.ts';
import { pathOfPair, withQuickSwap } from '#shared/page/place.ts';
import type { Switches } from '#shared/config/switches.ts';
import { stripRest } from './homeStrip';
import * as styles from './HomeView.css';
import { MarketTable, type MarketTableProps } from './MarketTable';

export interface HomeViewProps extends MarketTableProps {
  switches: Switches;
  isVisitor: boolean;
  connection: ConnectionState;
  /** Loaded once the table stands; its room is kept. */
  search?: ReactNode;
  /** Loaded once the table stands. */
  below?: ReactNode;
}

const Entrances = () => (
  <div className={styles.entrances}>
    <Button asChild size="large">
      <RouterLink to={paths.register}>{homeTexts.openAccount}</RouterLink>
    </Button>
    <Button asChild variant="outline" tone="neutral" size="large">
      <RouterLink to={paths.login}>{homeTexts.signIn}</RouterLink>
    </Button>
  </div>
);

const SwapOffer = () => (
  <p className={styles.swap}>
    {homeTexts.swap}{' '}
    <Link asChild>
      <RouterLink to={pathOfPair(quickSwapPair)} state={withQuickSwap}>
        {homeTexts.swapLink}
      </RouterLink>
    </Link>
  </p>
);

/** One strip says what is true. */
const Strip = (switches: Switches) => {
  const rest = stripRest(switches);
  if (switches.closure) return <ClosureNotice withdrawOnly={switches.withdrawOnly} rest={rest} />;
  return rest !== undefined && <Banner>{rest}</Banner>;
};

/** The exchange in one line, with the market below. */
export const HomeView = (props: HomeViewProps) => {
  const { switches, isVisitor, connection, search, below, ...table } = props;
  const heading = usePageArrival('Home', homeTitle);
  return (
    <>
      <Strip {...switches} />
      <div className={styles.page}>
        <div className={styles.intro}>
          <div className={styles.words}>
            <h1 ref={heading} tabIndex={-1} className={styles.heading}>
              {homeTexts.heading}
            </h1>
            {!switches.withdrawOnly && <SwapOffer />}
          </div>
          {isVisitor && <Entrances />}
        </div>
        <section aria-labelledby="markets" className={styles.market}>
          <div className={styles.caption}>
            <h2 id="markets" className={styles.title}>
              Markets
            </h2>
            <ConnectionIndicator state={connection} />
            <div className={styles.search}>{search}</div>
          </div>
          <MarketTable {...table} />
        </section>
        {below}
      </div>
    </>
  );
};
