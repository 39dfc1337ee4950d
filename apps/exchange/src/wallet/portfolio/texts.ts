export const periods = [30, 90, 366] as const;
export type Period = (typeof periods)[number];

export const portfolioTexts = {
  title: 'Portfolio',
  period: 'Period',
  periods: {
    30: ['30D', '30 days'],
    90: ['90D', '90 days'],
    366: ['1Y', '1 year'],
  } satisfies Record<Period, readonly [label: string, hint: string]>,
  worth: 'Worth',
  cost: 'Cost',
  allocation: 'Allocation',
  others: (count: number): string => `${String(count)} others`,
  unrealised: 'Unrealised profit',
  realised: 'Realised profit',
  earned: 'Rewards',
  averageCost: 'Average cost',
  profit: 'Profit',
  unknown: 'Unknown',
  unknownWhy: 'A part of it arrived while it had no price.',
  withDeposits: 'incl. deposits',
  withDepositsWhy: 'Deposits count at the reference price when they arrived.',
  method:
    'Average cost in USD, from your trades and transfers. Deposits count at the reference price when they arrived. No tax advice.',
  empty: 'What your coins are worth is drawn here once you have some.',
  reading: 'Reading your history. The first time this can take a while.',
  failed: "We couldn't load your portfolio.",
  retry: 'Retry',
  summary: (first: string, from: string, last: string, to: string): string =>
    `Worth of all your coins: ${from} on ${first}, ${to} on ${last}.`,
  export: 'Export',
  exporting: 'Exporting',
  exportCoins: 'Coins today',
  statement: (year: number): string => `Statement ${String(year)}`,
  byDay: (year: number): string => `${String(year)} day by day`,
  saved: (name: string): string => `Saved as ${name}.`,
} as const;
