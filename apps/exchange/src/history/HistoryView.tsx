import { assets, historyTexts, type AssetSymbol, type DayRange } from '@exchange/domain';
import {
  CoinIcon,
  DateRangePicker,
  EmptyState,
  Link,
  Select,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  useClock,
  type Choice,
} from '@exchange/ui';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Page } from '#shared/page/Page.tsx';
import { paths } from '#shared/page/paths.ts';
import { allDays, historyTabs, type HistoryTab } from './transactions/historyPlace';
import * as styles from './HistoryView.css';
import { historyScreenTexts as texts } from './texts';

export interface HistoryViewProps {
  tab: HistoryTab;
  onTabChange: (tab: HistoryTab) => void;
  /** Every coin if left out. */
  coin: AssetSymbol | undefined;
  onCoinChange: (coin: AssetSymbol | undefined) => void;
  /** Empty texts mean all days. */
  range: DayRange;
  onRangeChange: (range: DayRange) => void;
  /** The last day that can be chosen. */
  today: string;
  /** A coin in the address that we don't have. */
  unknownCoin?: string | undefined;
  /** Buttons beside the coin. */
  actions?: ReactNode;
  /** The list in the chosen tab. */
  children: ReactNode;
}

const every = 'all';

const coins: readonly Choice[] = [
  { value: every, label: texts.allCoins },
  ...assets.map(({ symbol, fullName }) => ({
    value: symbol,
    label: symbol,
    hint: fullName,
    icon: <CoinIcon asset={symbol} size={16} />,
  })),
];

const UnknownCoin = ({ coin }: { coin: string }) => (
  <EmptyState
    text={texts.unknownCoin(coin)}
    action={
      <Link asChild>
        <RouterLink to={paths.history}>{texts.showAllCoins}</RouterLink>
      </Link>
    }
  />
);

const isTab = (value: string): value is HistoryTab => historyTabs.some((tab) => tab === value);

/** Deposits and withdrawals, for all coins or for one. */
export const HistoryView = (props: HistoryViewProps) => {
  const { tab, onTabChange, coin, onCoinChange, unknownCoin, actions, children } = props;
  const { zone } = useClock();
  return (
    <Page title={texts.title}>
      <div className={styles.intro}>
        <p>{historyTexts.note}</p>
        <Link asChild>
          <RouterLink to={paths.wallet}>{historyTexts.backToWallet}</RouterLink>
        </Link>
      </div>
      <Tabs value={tab} onValueChange={(value) => isTab(value) && onTabChange(value)}>
        <div className={styles.head}>
          <TabList label={texts.tabs}>
            {historyTabs.map((each) => (
              <Tab key={each} value={each}>
                {historyTexts.tabs[each]}
              </Tab>
            ))}
          </TabList>
          <div className={styles.tools}>
            <div className={styles.dates}>
              <DateRangePicker
                label={texts.dates(zone)}
                placeholder={texts.allDates}
                today={props.today}
                value={props.range}
                resetTo={allDays}
                onValueChange={props.onRangeChange}
              />
            </div>
            <div className={styles.coin}>
              <Select
                label={texts.coin}
                options={coins}
                value={unknownCoin === undefined ? (coin ?? every) : ''}
                placeholder={unknownCoin}
                onValueChange={(value) => onCoinChange(assets.find(({ symbol }) => symbol === value)?.symbol)}
              />
            </div>
            {actions}
          </div>
        </div>
        {historyTabs.map((each) => (
          <TabPanel key={each} value={each}>
            {each === tab && (unknownCoin === undefined ? children : <UnknownCoin coin={unknownCoin} />)}
          </TabPanel>
        ))}
      </Tabs>
    </Page>
  );
};
