import {
  anyCurrency,
  defaultOrderHistoryFilter,
  filterCurrencies,
  historyTexts,
  sideFilters,
  type OrderHistoryFilter,
} from '@exchange/domain';
import { Button, useClock, CoinIcon, DateRangePicker, SegmentedControl, Select, Switch } from '@exchange/ui';
import { changesOf } from './filterChanges';
import * as styles from './OrderFilters.css';
import { filterTexts as texts } from './texts';

export interface OrderFiltersProps {
  filter: OrderHistoryFilter;
  onFilterChange: (filter: OrderHistoryFilter) => void;
  /** The last day that can be chosen. */
  today: string;
}

const currencies = [
  { value: anyCurrency, label: anyCurrency },
  ...filterCurrencies.map((symbol) => ({ value: symbol, label: symbol, icon: <CoinIcon asset={symbol} size={16} /> })),
];

const sides = sideFilters.map((side) => ({ value: side, label: side }));

/** Each filter takes effect at once. */
export const OrderFilters = ({ filter, onFilterChange, today }: OrderFiltersProps) => {
  const { zone } = useClock();
  const usual = defaultOrderHistoryFilter(today);
  const change = (changed: Partial<OrderHistoryFilter>) => onFilterChange({ ...filter, ...changed });
  const { range, base, quote, side, hidesCancelled } = filter;
  return (
    <div role="group" aria-label={texts.label} className={styles.filters}>
      <div className={styles.dates}>
        <DateRangePicker
          label={texts.dates(zone)}
          {...{ today }}
          value={range}
          resetTo={usual.range}
          onValueChange={(days) => change({ range: days })}
        />
      </div>
      <div className={styles.currency}>
        <Select
          label={texts.base}
          options={currencies}
          value={base}
          onValueChange={(symbol) => change({ base: symbol })}
        />
      </div>
      <div className={styles.currency}>
        <Select
          label={texts.quote}
          options={currencies}
          value={quote}
          onValueChange={(symbol) => change({ quote: symbol })}
        />
      </div>
      <div className={styles.side}>
        <SegmentedControl
          label={texts.side}
          options={sides}
          value={side}
          onValueChange={(chosen) => change({ side: chosen })}
        />
      </div>
      <div className={styles.switchAndReset}>
        <Switch
          label={texts.hideCancelled}
          value={hidesCancelled}
          onValueChange={(hides) => change({ hidesCancelled: hides })}
        />
        <Button
          variant="ghost"
          tone="neutral"
          disabledReason={changesOf(filter, today) === 0 ? texts.nothingToReset : undefined}
          onClick={() => onFilterChange(usual)}
        >
          {historyTexts.reset}
        </Button>
      </div>
    </div>
  );
};
