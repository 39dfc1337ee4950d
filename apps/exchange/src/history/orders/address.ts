import {
  anyCurrency,
  defaultOrderHistoryFilter,
  filterCurrencies,
  historyRange,
  isDay,
  sideFilters,
  type DayRange,
  type OrderHistoryFilter,
} from '@exchange/domain';

/** The parts of the history that are kept in the address. */
export interface OrderHistoryPlace {
  filter: OrderHistoryFilter;
  page: number;
}

const names = {
  from: 'from',
  to: 'to',
  base: 'base',
  quote: 'quote',
  side: 'side',
  cancelled: 'cancelled',
  page: 'page',
};
const hidden = 'hidden';

const oneOf = <Value extends string>(offered: readonly Value[], text: string | null, otherwise: Value): Value =>
  offered.find((value) => value.toLowerCase() === text?.toLowerCase()) ?? otherwise;

const currencyIn = (text: string | null): string =>
  oneOf<string>([...filterCurrencies, anyCurrency], text, anyCurrency);

const rangeIn = (params: URLSearchParams, today: string, usual: DayRange): DayRange => {
  const dayIn = (name: string, otherwise: string): string => {
    const text = params.get(name) ?? '';
    return isDay(text) ? text : otherwise;
  };
  const range = { from: dayIn(names.from, usual.from), to: dayIn(names.to, usual.to) };
  return historyRange(today)(range) === undefined ? range : usual;
};

const pageIn = (text: string | null): number => (text !== null && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1);

/** Anyone can type anything into the address, so whatever can't be read is ignored. */
export const readPlace = (params: URLSearchParams, today: string): OrderHistoryPlace => {
  const usual = defaultOrderHistoryFilter(today);
  return {
    filter: {
      range: rangeIn(params, today, usual.range),
      base: currencyIn(params.get(names.base)),
      quote: currencyIn(params.get(names.quote)),
      side: oneOf(sideFilters, params.get(names.side), usual.side),
      hidesCancelled: params.get(names.cancelled) === hidden,
    },
    page: pageIn(params.get(names.page)),
  };
};

/** Only what differs from the defaults, so that the last 30 days are still the last 30 days tomorrow. */
export const writePlace = ({ filter, page }: OrderHistoryPlace, today: string): URLSearchParams => {
  const { range, base, quote, side, hidesCancelled } = filter;
  const usual = defaultOrderHistoryFilter(today);
  const isUsualRange = range.from === usual.range.from && range.to === usual.range.to;
  const params = new URLSearchParams();
  const write = (name: string, value: string, isUsual: boolean) => {
    if (!isUsual) params.set(name, value);
  };
  write(names.from, range.from, isUsualRange);
  write(names.to, range.to, isUsualRange);
  write(names.base, base, base === usual.base);
  write(names.quote, quote, quote === usual.quote);
  write(names.side, side.toLowerCase(), side === usual.side);
  write(names.cancelled, hidden, !hidesCancelled);
  write(names.page, String(page), page === 1);
  return params;
};
