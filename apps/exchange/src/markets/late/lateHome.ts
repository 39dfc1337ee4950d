// What the market table can do without, in a file of its own: the first load of home is the table.
export { BelowMarket } from './BelowMarket';
export { DayLine } from './DayLine';
export { DayPrices } from './DayPrices';
export { findQuotes, MarketSearch } from './MarketSearch';
