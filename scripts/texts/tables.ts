import { counted, formatFeePercent, formatRate, pairLabel, showCoins, type Passage } from '@exchange/domain';
import type { Rules } from './rules';
import { utc } from './utc';

const withdrawalFee = (
  { symbol, withdrawalFee: fee, withdrawalFeePercent: percent }: Rules['assets'][number],
  free: string,
): string => {
  if (percent !== '0') return `${formatFeePercent(percent)}, at least ${showCoins(fee, symbol)}`;
  return fee === '0' ? free : showCoins(fee, symbol);
};

/** 'Before 06-12-2020 05:30:00 UTC', 'From 06-12-2020 05:30:00 UTC', 'After 28-12-2020 05:30:00 UTC' */
const swapRows = (periods: Rules['swapPeriods']): string[][] => [
  ...periods.map(({ until, ratio }, at) => {
    const before = periods[at - 1];
    return [before === undefined ? `Before ${utc(until)}` : `From ${utc(before.until)}`, `${ratio}:1`];
  }),
  [`After ${utc(periods.at(-1)?.until ?? 0)}`, 'Not supported'],
];

const kinds = { flexible: 'Flexible', fixed: 'Fixed' } as const;
const plans = ({ stakingPlans }: Rules) =>
  (['flexible', 'fixed'] as const).map((kind) => ({ kind: kinds[kind], ...stakingPlans[kind] }));

/** The tables that `{name}` on a line of its own is replaced by. */
export const tablesOf = (rules: Rules): ReadonlyMap<string, Passage> => {
  const { assets, spotPairs, feeTexts, swapPeriods, requestTexts, kycTexts, partnershipTypes } = rules;
  const tables = {
    spotPairs: {
      columns: ['Pair', 'Minimum order', 'Maximum order'],
      rows: spotPairs.map(({ name, minimum, maximum }) => [
        pairLabel(name),
        showCoins(minimum.value, minimum.currency),
        showCoins(maximum.value, maximum.currency),
      ]),
    },
    minimumDeposits: {
      columns: ['Coin', 'Minimum deposit', 'Fee'],
      rows: assets.map(({ symbol, minimumDeposit }) => [symbol, showCoins(minimumDeposit, symbol), feeTexts.free]),
    },
    networks: {
      columns: ['Coin', 'Network'],
      rows: assets.map(({ symbol, network }) => [symbol, network]),
    },
    withdrawalFees: {
      columns: ['Coin', 'Minimum withdrawal', 'Withdrawal fee'],
      rows: assets.map((asset) => [
        asset.symbol,
        showCoins(asset.minimumWithdrawal, asset.symbol),
        withdrawalFee(asset, feeTexts.free),
      ]),
    },
    stakingTerms: {
      columns: ['Kind', 'Minimum', 'Maximum', 'In multiples of'],
      rows: plans(rules).map(({ kind, minimum, maximum, step }) => [
        kind,
        showCoins(minimum, 'XDC'),
        showCoins(maximum, 'XDC'),
        showCoins(step, 'XDC'),
      ]),
    },
    stakingYields: {
      columns: ['Kind', 'Period', 'Yearly yield'],
      rows: plans(rules).flatMap(({ kind, terms }) =>
        terms.map(({ months, yearlyRate }) => [kind, counted(months, 'month'), formatRate(yearlyRate)]),
      ),
    },
    swapRatios: { columns: ['XDCE bought', 'Ratio, XDCE to XDC'], rows: swapRows(swapPeriods) },
    kycDocuments: { points: Object.values(kycTexts.documents) },
    partnershipTypes: { points: partnershipTypes },
    otcTerms: { points: [requestTexts.otcMinimum, requestTexts.otcReply, requestTexts.otcCompletion] },
  } satisfies Record<string, Passage>;
  return new Map(Object.entries<Passage>(tables));
};
