import { paths } from '#shared/page/paths.ts';

export const searchTexts = { label: 'Search markets' } as const;

export const nextStepTexts = { title: 'Without an account' } as const;

export interface NextStep {
  to: string;
  title: string;
  text: string;
}

/** What a visitor can look at before opening an account. */
export const nextSteps: readonly NextStep[] = [
  { to: paths.trade, title: 'Watch a market', text: 'Prices, order book and trades, live.' },
  { to: paths.fees, title: 'Compare fees', text: 'What trading and withdrawals cost.' },
  { to: paths.tokens, title: 'Look up a coin', text: 'What it is, who stands behind it and how many there are.' },
  { to: paths.status, title: 'Check the status', text: 'What can be deposited, withdrawn and traded now.' },
];
