import { homeTexts, homeTitle, pairOf } from '@exchange/domain';
import { Banner, Button, ConnectionIndicator, Link, type ConnectionState } from '@exchange/ui';
import { Link as RouterLink } from 'react-router-dom';
import type { OutwardLink } from '#shared/config/outwardLinks.ts';
import { ClosureNotice } from '#shared/page/ClosureNotice.tsx';
import { usePageArrival } from '#shared/page/arrival.ts';
import { paths } from '#shared/page/paths.ts';
import { pathOfPair } from '#shared/page/place.ts';
import { Badges } from './Badges';
import * as styles from './HomeView.css';
import { MarketTable, type MarketTableProps } from './MarketTable';

export interface HomeViewProps extends MarketTableProps {
  isClosing: boolean;
  isWithdrawOnly: boolean;
  /** A demo, where trading and deposits are open whatever the notice says. */
  isOpenDemo: boolean;
  isVisitor: boolean;
  connection: ConnectionState;
  badges: readonly OutwardLink[];
  storeBadge: { name: string; url: string };
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
      <RouterLink to={pathOfPair(pairOf('XDC-XDCE'))}>{homeTexts.swapLink}</RouterLink>
    </Link>
  </p>
);

/** The exchange in one line, with the market below. */
export const HomeView = (props: HomeViewProps) => {
  const { isClosing, isWithdrawOnly, isOpenDemo, isVisitor, connection, badges, storeBadge, ...table } = props;
  const heading = usePageArrival('Home', homeTitle);
  return (
    <>
      {isClosing && <ClosureNotice withdrawOnly={isWithdrawOnly} />}
      {isOpenDemo && <Banner aria-label="Demo">{homeTexts.demo}</Banner>}
      <div className={styles.page}>
        <div className={styles.intro}>
          <div className={styles.words}>
            <h1 ref={heading} tabIndex={-1} className={styles.heading}>
              {homeTexts.heading}
            </h1>
            {!isWithdrawOnly && <SwapOffer />}
          </div>
          {isVisitor && <Entrances />}
        </div>
        <section aria-labelledby="markets" className={styles.market}>
          <div className={styles.caption}>
            <h2 id="markets" className={styles.title}>
              Markets
            </h2>
            <ConnectionIndicator state={connection} />
          </div>
          <MarketTable {...table} />
        </section>
        <Badges rankings={badges} store={storeBadge} />
      </div>
    </>
  );
};
