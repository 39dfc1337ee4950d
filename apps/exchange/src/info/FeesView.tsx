import { assets, currencyFees, feeTexts, tradingFeeLines, type FeeData, type TradingFeeLine } from '@exchange/domain';
import { Button, DataTable, Tab, TabList, TabPanel, Tabs, type RowsState } from '@exchange/ui';
import { AsideSections } from '#shared/page/AsideSections.tsx';
import { Columns } from '#shared/page/Columns.tsx';
import { Page } from '#shared/page/Page.tsx';
import { tradingFeeColumns, withdrawalFeeColumns, type CurrencyFeeLine } from './feeColumns';
import { feePageTexts as texts } from './feePageTexts';

export const feeTabs = ['trading', 'withdrawal'] as const;

export type FeeTab = (typeof feeTabs)[number];

const isTab = (value: string): value is FeeTab => feeTabs.some((tab) => tab === value);

export interface FeesViewProps {
  tab: FeeTab;
  onTabChange: (tab: FeeTab) => void;
  /** One row: all fee data from the server. */
  state: RowsState<FeeData>;
  onLookAgain: () => void;
}

const currencyFeeLines = (data: FeeData): CurrencyFeeLine[] =>
  assets.map(({ symbol, fullName }) => ({ symbol, name: fullName, ...currencyFees(data, symbol) }));

/** Data without fees gives no rows: default fees must not be shown as the exchange's own. */
const linesOf = <Line,>(
  state: RowsState<FeeData>,
  isKnown: (data: FeeData) => boolean,
  lines: (data: FeeData) => Line[],
): RowsState<Line> => {
  if (state.kind !== 'ready') return state;
  return { ...state, rows: state.rows.filter(isKnown).flatMap(lines) };
};

/** What trading and withdrawing cost. */
export const FeesView = ({ tab, onTabChange, state, onLookAgain }: FeesViewProps) => {
  const empty = {
    text: texts.none,
    action: (
      <Button variant="outline" tone="neutral" size="small" onClick={onLookAgain}>
        {texts.refresh}
      </Button>
    ),
  };
  return (
    <Page title={texts.title}>
      <Tabs value={tab} onValueChange={(value) => isTab(value) && onTabChange(value)}>
        <TabList label={texts.tabs}>
          <Tab value="trading">{feeTexts.trading}</Tab>
          <Tab value="withdrawal">{feeTexts.withdrawal}</Tab>
        </TabList>
        <TabPanel value="trading">
          <Columns aside={<AsideSections sections={texts.about.trading} />}>
            <DataTable<TradingFeeLine>
              label={feeTexts.trading}
              columns={tradingFeeColumns}
              state={linesOf(state, ({ trading }) => trading.size > 0, tradingFeeLines)}
              rowKey={({ pair }) => pair}
              empty={empty}
            />
          </Columns>
        </TabPanel>
        <TabPanel value="withdrawal">
          <Columns of="table" aside={<AsideSections sections={texts.about.withdrawal} />}>
            <DataTable<CurrencyFeeLine>
              label={feeTexts.withdrawal}
              columns={withdrawalFeeColumns}
              state={linesOf(state, ({ withdrawal }) => withdrawal.size > 0, currencyFeeLines)}
              rowKey={({ symbol }) => symbol}
              empty={empty}
              cardsBelow={640}
            />
          </Columns>
        </TabPanel>
      </Tabs>
    </Page>
  );
};
