import { feedTexts, marketListTexts, shellTexts, tradingTexts, type Pair } from '@exchange/domain';
import { Button, IconButton, Link, Switch, Tab, TabList, TabPanel, Tabs, type RowsState } from '@exchange/ui';
import { useDeferredValue, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { bottomTabs, isBottomTab, type BottomTab } from './bottomTabs';
import { CancelAllButton, CancelAllProgress } from './CancelAll';
import { CancelAllSummary } from './CancelAllSummary';
import { isWorthKeeping, type OrderCancelling } from '../openOrders/cancelling';
import { withoutSmall, type Fund } from '#entities/funds/fund.ts';
import { FundsTable } from './FundsTable';
import * as styles from './lists.css';
import type { MoreTrades } from '../openOrders/useOrderLists';
import type { OpenOrder } from '../openOrders/openOrder';
import { OpenOrdersTable } from './OpenOrdersTable';
import { SignIn } from '#shared/session/SignIn.tsx';
import { panelTexts } from './texts';
import type { UserTrade } from '#entities/orders/userTrade.ts';
import { UserTradesTable } from './UserTradesTable';
import { paths } from '#shared/page/paths.ts';
import { openOrdersHash } from '#shared/page/openOrdersPath.ts';

export interface PanelList<Row> {
  state: RowsState<Row>;
  /** The list couldn't be refreshed. */
  isStale: boolean;
}

export interface Fold {
  isFolded: boolean;
  onFoldedChange: (isFolded: boolean) => void;
}

export interface BottomPanelViewProps {
  /** The current pair. */
  pair: Pair;
  isLoggedIn: boolean;
  tab: BottomTab;
  onTabChange: (tab: BottomTab) => void;
  fold?: Fold | undefined;
  openOrders: PanelList<OpenOrder>;
  trades: PanelList<UserTrade>;
  moreTrades?: MoreTrades | undefined;
  funds: PanelList<Fund>;
  /** Only open orders of the current pair are shown. */
  isPairOnly: boolean;
  onPairOnlyChange: (isPairOnly: boolean) => void;
  hidesSmall: boolean;
  onHidesSmallChange: (hidesSmall: boolean) => void;
  cancelling: OrderCancelling;
}

const rowsOf = <Row,>(state: RowsState<Row>): readonly Row[] => (state.kind === 'ready' ? state.rows : []);

/** The state with its rows filtered. */
const narrowed = <Row,>(state: RowsState<Row>, narrow: (rows: readonly Row[]) => readonly Row[]): RowsState<Row> =>
  state.kind === 'ready' ? { ...state, rows: narrow(state.rows) } : state;

const shownOrders = ({ openOrders: { state }, isPairOnly, pair }: BottomPanelViewProps): RowsState<OpenOrder> =>
  isPairOnly ? narrowed(state, (rows) => rows.filter(({ name }) => name === pair.name)) : state;

const OrderTools = (props: BottomPanelViewProps) => {
  const { pair, isPairOnly, onPairOnlyChange, cancelling } = props;
  const { all, onStop, onCancelAll } = cancelling;
  if (all !== undefined && all.phase !== 'over') return <CancelAllProgress all={all} onStop={onStop} />;
  return (
    <>
      <Switch label={panelTexts.pairOnly} value={isPairOnly} onValueChange={onPairOnlyChange} />
      <CancelAllButton
        orderIds={rowsOf(shownOrders(props)).map(({ id }) => id)}
        onlyPair={isPairOnly ? pair : undefined}
        onCancelAll={onCancelAll}
      />
    </>
  );
};

const toolsOf: Record<BottomTab, (props: BottomPanelViewProps) => ReactNode> = {
  openOrders: (props) => <OrderTools {...props} />,
  tradeHistory: () => (
    <Link asChild>
      <RouterLink to={paths.orderHistory}>{shellTexts.profileMenu.orderHistory}</RouterLink>
    </Link>
  ),
  funds: ({ hidesSmall, onHidesSmallChange }) => (
    <>
      <Switch label={panelTexts.hideSmall} value={hidesSmall} onValueChange={onHidesSmallChange} />
      <Link asChild>
        <RouterLink to={paths.wallet}>{shellTexts.profileMenu.wallet}</RouterLink>
      </Link>
    </>
  ),
};

const isStaleNow = ({ tab, openOrders, trades, funds }: BottomPanelViewProps): boolean =>
  ({ openOrders, tradeHistory: trades, funds })[tab].isStale;

const OrdersPanel = (props: BottomPanelViewProps) => {
  const { pair, isLoggedIn, openOrders, isPairOnly, onPairOnlyChange, cancelling } = props;
  const elsewhere = isPairOnly ? rowsOf(openOrders.state).length : 0;
  const showAll = (
    <Button variant="outline" tone="neutral" size="small" onClick={() => onPairOnlyChange(false)}>
      {marketListTexts.showAll}
    </Button>
  );
  const nextStep = elsewhere > 0 ? showAll : undefined;
  const { all } = cancelling;
  return (
    <>
      {all?.phase === 'over' && isWorthKeeping(all) && <CancelAllSummary all={all} onDismiss={cancelling.onDismiss} />}
      <OpenOrdersTable
        state={shownOrders(props)}
        isLoggedIn={isLoggedIn}
        onlyPair={isPairOnly ? pair : undefined}
        emptyAction={isLoggedIn ? nextStep : <SignIn />}
        emptyMore={elsewhere > 0 ? panelTexts.otherPairs(elsewhere) : undefined}
        isStale={openOrders.isStale}
        cancelling={cancelling}
      />
    </>
  );
};

const TradesPanel = ({ isLoggedIn, trades, moreTrades }: BottomPanelViewProps) => (
  <UserTradesTable
    state={trades.state}
    more={moreTrades}
    isLoggedIn={isLoggedIn}
    emptyAction={isLoggedIn ? undefined : <SignIn />}
    isStale={trades.isStale}
  />
);

const FundsPanel = ({ isLoggedIn, funds, hidesSmall, onHidesSmallChange }: BottomPanelViewProps) => {
  const state = hidesSmall ? narrowed(funds.state, withoutSmall) : funds.state;
  const areAllHidden = rowsOf(funds.state).length > 0 && rowsOf(state).length === 0;
  const showAll = (
    <Button variant="outline" tone="neutral" size="small" onClick={() => onHidesSmallChange(false)}>
      {panelTexts.showAllCoins}
    </Button>
  );
  const nextStep = areAllHidden ? showAll : undefined;
  return (
    <FundsTable
      {...{ state, isLoggedIn, areAllHidden }}
      emptyAction={isLoggedIn ? nextStep : <SignIn />}
      isStale={funds.isStale}
    />
  );
};

const FoldButton = ({ isFolded, onFoldedChange }: Fold) => (
  <IconButton
    icon={isFolded ? 'chevronUp' : 'chevronDown'}
    label={isFolded ? panelTexts.unfold : panelTexts.fold}
    size="small"
    onClick={() => onFoldedChange(!isFolded)}
  />
);

/** How many orders are open, if that is known. */
const countOf = ({ isLoggedIn, openOrders: { state } }: BottomPanelViewProps): number | undefined =>
  isLoggedIn && state.kind === 'ready' ? state.rows.length : undefined;

/** The trader's open orders, trade history and funds. */
export const BottomPanelView = (props: BottomPanelViewProps) => {
  const { tab, onTabChange, fold, isLoggedIn } = props;
  const isFolded = fold?.isFolded ?? false;
  const unfold = () => {
    if (isFolded) fold?.onFoldedChange(false);
  };
  const choose = (chosen: string) => {
    if (isBottomTab(chosen)) onTabChange(chosen);
    unfold();
  };
  // The tab is marked at once, and its rows follow with the next paint.
  const drawn = useDeferredValue(tab);
  const count = countOf(props);
  return (
    <div id={openOrdersHash.slice(1)} data-density="compact" className={styles.root}>
      <Tabs value={tab} onValueChange={choose}>
        <div className={styles.head}>
          <div className={styles.tabs}>
            <TabList label={panelTexts.label} size="small">
              {bottomTabs.map((one) => (
                // Pressing the selected tab changes nothing, but unfolds.
                <Tab key={one} value={one} count={one === 'openOrders' ? count : undefined} onClick={unfold}>
                  {tradingTexts.tabs[one]}
                </Tab>
              ))}
            </TabList>
          </div>
          {isLoggedIn && (
            <div className={styles.tools}>
              <p role="status" className={styles.stale}>
                {isStaleNow(props) && feedTexts.delayed}
              </p>
              {toolsOf[tab](props)}
            </div>
          )}
          {fold && <FoldButton {...fold} />}
        </div>
        <TabPanel value="openOrders" inert={isFolded}>
          {drawn === 'openOrders' && <OrdersPanel {...props} />}
        </TabPanel>
        <TabPanel value="tradeHistory" inert={isFolded}>
          {drawn === 'tradeHistory' && <TradesPanel {...props} />}
        </TabPanel>
        <TabPanel value="funds" inert={isFolded}>
          {drawn === 'funds' && <FundsPanel {...props} />}
        </TabPanel>
      </Tabs>
    </div>
  );
};
