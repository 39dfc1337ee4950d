import { isPositive, owedText, walletTexts, type DailyLimit, type OffsetAt } from '@exchange/domain';
import { Accordion, AccordionItem, Banner, type ExpandedRows, type RowsState } from '@exchange/ui';
import type { ReactNode } from 'react';
import { Page } from '#shared/page/Page.tsx';
import { DailyLimitLine } from './DailyLimitLine';
import { withoutSmall } from '#entities/funds/fund.ts';
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

const Notes = () => (
  <div className={styles.about}>
    <Accordion type="single" headingLevel={2}>
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

/** Everything the trader has, coin by coin. */
export const WalletView = (props: WalletViewProps) => {
  const { state, search, onSearchChange, hidesSmall, onHidesSmallChange, arePricesLoading, stale } = props;
  const isLoading = state.kind === 'loading';
  const isStale = stale !== undefined;
  const all = state.kind === 'ready' ? state.rows : [];
  const matching = findCoins(all, search);
  const isKept = ({ symbol }: Pick<WalletCoin, 'symbol'>): boolean => props.expanded.has(symbol);
  const shown = hidesSmall ? withoutSmall(matching, isKept) : matching;
  const hidden = matching.length - shown.length;
  const { limit, onDayEnd, now, offsetAt } = props;
  return (
    <Page title={texts.title}>
      {props.firstSteps}
      <div className={styles.overview}>
        <WalletTotals total={props.total} isLoading={isLoading || arePricesLoading} isStale={isStale} />
        {(limit !== undefined || isLoading) && <DailyLimitLine {...{ limit, onDayEnd, now, offsetAt }} />}
      </div>
      {all.some(({ isNothingOpen }) => isNothingOpen === true) && <Banner>{nothingOpenText}</Banner>}
      <Owed coins={all} />
      <WalletTools
        {...{ search, onSearchChange, hidesSmall, onHidesSmallChange, hidden, stale }}
        found={shown.length}
      />
      <WalletTable
        {...{ state, search, hidden, isStale, arePricesLoading }}
        coins={inUsualOrder(all, props.asked)}
        isShown={(coin) => shown.includes(coin)}
        onClearSearch={() => onSearchChange('')}
        onShowAll={() => onHidesSmallChange(false)}
        renderPanel={props.renderPanel}
        expanded={props.expanded}
        onExpandedChange={props.onExpandedChange}
      />
      <Notes />
    </Page>
  );
};
