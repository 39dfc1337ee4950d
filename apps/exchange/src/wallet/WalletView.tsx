import { isPositive, owedText, walletTexts, type DailyLimit, type OffsetAt } from '@exchange/domain';
import { Accordion, AccordionItem, Banner, type ExpandedRows, type RowsState } from '@exchange/ui';
import type { ReactNode } from 'react';
import { Page } from '#shared/page/Page.tsx';
import { useWidth } from '#shared/services/useWidth.ts';
import { DailyLimitLine } from './DailyLimitLine';
import { withoutSmall } from '#entities/funds/fund.ts';
import { portfolioTexts } from './portfolio/texts';
import type { PositionsState } from './portfolio/usePositions';
import { walletScreenTexts as texts, type WalletPanel } from './texts';
import { findCoins, inUsualOrder, type WalletCoin } from './walletCoin';
import { WalletTable } from './WalletTable';
import { WalletTools, type Staleness } from './WalletTools';
import type { WalletTotal } from './walletTotal';
import { WalletTotals } from './WalletTotals';
import * as styles from './WalletView.css';

const nothingOpenText = "Deposits and withdrawals aren't open on this exchange.";

export interface WalletViewProps {
  state: RowsState<WalletCoin>;
  /** What a new trader does first, above everything else. */
  firstSteps?: ReactNode;
  total: WalletTotal | undefined;
  limit: DailyLimit | undefined;
  arePricesLoading: boolean;
  /** Whether the server has a portfolio; without one there is no cost and no profit. */
  positions?: PositionsState;
  /** What the coins are worth together; below a desk's width it is folded below them, and untitled. */
  renderPortfolio?: (isUntitled: boolean) => ReactNode;
  /** Set while the figures may be out of date. */
  stale: Staleness | undefined;
  search: string;
  onSearchChange: (search: string) => void;
  hidesSmall: boolean;
  onHidesSmallChange: (hidesSmall: boolean) => void;
  /** The coin that a link asks for, shown first. */
  asked: string | undefined;
  expanded: ExpandedRows;
  onExpandedChange: (expanded: ExpandedRows) => void;
  renderPanel: (coin: WalletCoin, panel: WalletPanel) => ReactNode;
  onDayEnd: () => void;
  now?: (() => number) | undefined;
  offsetAt?: OffsetAt | undefined;
}

/** What isn't needed at every visit. */
const Folded = ({ portfolio }: { portfolio: ReactNode }) => (
  <div className={styles.about}>
    <Accordion type="single" headingLevel={2}>
      {portfolio !== undefined && (
        <AccordionItem value="portfolio" title={portfolioTexts.title}>
          {portfolio}
        </AccordionItem>
      )}
      <AccordionItem value="about" title={texts.about}>
        <ul className={styles.notes}>
          <li>{walletTexts.purpose}</li>
          <li>{walletTexts.onlyErc20Usdt}</li>
          <li>{walletTexts.delivery}</li>
          <li>{walletTexts.largerWithdrawals}</li>
        </ul>
      </AccordionItem>
    </Accordion>
  </div>
);

const Owed = ({ coins }: { coins: readonly WalletCoin[] }) =>
  coins.map(
    ({ symbol, owed = '0' }) =>
      isPositive(owed) && (
        <Banner key={symbol} tone="warning">
          {owedText(owed, symbol)}
        </Banner>
      ),
  );

const rowsOf = (state: RowsState<WalletCoin>): readonly WalletCoin[] => (state.kind === 'ready' ? state.rows : []);

/** What all coins come to, and how much of it can be withdrawn today. */
const Overview = ({ total, state, arePricesLoading, stale, ...day }: WalletViewProps) => {
  const isLoading = state.kind === 'loading';
  const { limit, onDayEnd, now, offsetAt } = day;
  return (
    <div className={styles.overview}>
      <WalletTotals total={total} isLoading={isLoading || arePricesLoading} isStale={stale !== undefined} />
      {(limit !== undefined || isLoading) && <DailyLimitLine {...{ limit, onDayEnd, now, offsetAt }} />}
    </div>
  );
};

const Coins = (props: WalletViewProps) => {
  const { state, search, onSearchChange, hidesSmall, onHidesSmallChange, arePricesLoading, stale } = props;
  const all = rowsOf(state);
  const matching = findCoins(all, search);
  const isKept = ({ symbol }: Pick<WalletCoin, 'symbol'>): boolean => props.expanded.has(symbol);
  const shown = hidesSmall ? withoutSmall(matching, isKept) : matching;
  const hidden = matching.length - shown.length;
  return (
    <>
      <WalletTools
        {...{ search, onSearchChange, hidesSmall, onHidesSmallChange, hidden, stale }}
        found={shown.length}
      />
      <WalletTable
        {...{ state, search, hidden, arePricesLoading }}
        isStale={stale !== undefined}
        positions={props.positions ?? 'none'}
        coins={inUsualOrder(all, props.asked)}
        isShown={(coin) => shown.includes(coin)}
        onClearSearch={() => onSearchChange('')}
        onShowAll={() => onHidesSmallChange(false)}
        renderPanel={props.renderPanel}
        expanded={props.expanded}
        onExpandedChange={props.onExpandedChange}
      />
    </>
  );
};

/** Everything the trader has, coin by coin. */
export const WalletView = (props: WalletViewProps) => {
  const { state, firstSteps, renderPortfolio } = props;
  const isDesk = useWidth('desk') === 'desk';
  const all = rowsOf(state);
  return (
    <Page title={texts.title}>
      {firstSteps}
      <Overview {...props} />
      {isDesk && renderPortfolio?.(false)}
      {all.some(({ isNothingOpen }) => isNothingOpen === true) && <Banner>{nothingOpenText}</Banner>}
      <Owed coins={all} />
      <Coins {...props} />
      <Folded portfolio={isDesk ? undefined : renderPortfolio?.(true)} />
    </Page>
  );
};
