import {
  codeLabels,
  counted,
  failureText,
  fieldTexts,
  showCoins,
  showExactly,
  stakingTexts,
  type DecimalText,
  type StakingKind,
} from '@exchange/domain';
import type { IntendedStake, StakingEmitted, StakingOrderEmitted } from '@exchange/machines';
import { noted, succeeded, wentWrong, type Says } from '#shared/services/tell.ts';

const coin = 'XDC';

const months = (count: number): string => counted(count, 'month');

export const kindWords: Readonly<Record<StakingKind, string>> = { flexible: 'Flexible', fixed: 'Fixed' };

export const screenTexts = {
  label: stakingTexts.navigation.staking,
  kinds: 'Staking type',
  stopped: 'Staking is stopped',
} as const;

export const gateTexts = {
  visitor: 'to stake XDC and see your own stakes.',
  twoFactor:
    "to stake. Every stake is confirmed with a code from your authenticator app; codes by email aren't enough.",
} as const;

export const poolTexts = {
  title: 'Pool',
  totalStaked: 'Total staked',
  cap: 'Cap',
  room: 'Remaining',
  full: 'Cap used',
  failed: "We couldn't load the pool.",
  retry: 'Retry',
  retryPool: 'Retry loading the pool',
} as const;

const money: Readonly<Record<StakingKind, string>> = {
  flexible: "A reward each month. You can revoke at any time, but you lose the current month's reward.",
  fixed: "One reward at the end of the term. A fixed stake can't be revoked.",
};

export const formTexts = {
  label: (kind: StakingKind): string => stakingTexts.kinds[kind],
  lead: money,
  amount: 'Amount',
  bounds: (minimum: DecimalText, maximum: DecimalText, step: DecimalText): string =>
    `${showExactly(minimum)} to ${showCoins(maximum, coin)}, in multiples of ${showExactly(step)}.`,
  available: 'Available',
  quick: 'Quick amounts',
  max: 'Max',
  stakeMost: (most: string): string => `Max, ${most} ${coin}`,
  largest: (largest: DecimalText, available: DecimalText): string =>
    `Largest stake: ${showCoins(largest, coin)}. You have ${showExactly(available)}.`,
  tooLittle: (minimum: DecimalText): string => `You need at least ${showCoins(minimum, coin)}.`,
  notEnough: (available: DecimalText): string => `You have ${showCoins(available, coin)} available.`,
  period: 'Period',
  months,
  yearly: (rate: string): string => `${rate} a year`,
  noAmount: 'Enter an amount.',
  submit: `Stake ${coin}`,
} as const;

const each: Readonly<Record<StakingKind, string>> = {
  flexible: 'A reward is paid to your wallet each month',
  fixed: 'The reward is paid to your wallet at the end',
};

export const courseTexts = {
  title: 'Your stake',
  example: (amount: DecimalText): string => `Example: ${showCoins(amount, coin)}`,
  estimated: 'Estimated yield',
  over: (count: number): string => `over ${months(count)}`,
  means: (kind: StakingKind, rate: string): string =>
    `${rate} is the yield for a full year. ${each[kind]}, not added to the stake, so it doesn't compound.`,
  renewal:
    'Auto-renewal is on by default: a new term starts when this one ends. Turn it off in Staking Orders to have your stake returned instead.',
  drawing: (parts: { yield: string; payments: number; amount: string; end: string }): string =>
    `${counted(parts.payments, 'reward')}, ${parts.yield} ${coin} in total. ${parts.amount} ${coin} staked until ${parts.end}.`,
  received: 'Rewards received',
  staked: (amount: string): string => `${amount} ${coin} staked`,
  dates: 'All dates and amounts',
  date: 'Date',
  what: 'What happens',
  amount: `Amount (${coin})`,
  reward: (number: number, of: number): string => (of === 1 ? 'Reward' : `Reward ${number} of ${of}`),
  ends: 'Term ends: stake is returned or renewed',
} as const;

export const confirmTexts = {
  title: ({ amount }: IntendedStake): string => `Stake ${showCoins(amount, coin)}`,
  kind: 'Staking type',
  amount: 'Amount',
  period: 'Period',
  rate: 'Yearly yield',
  estimated: 'Estimated yield',
  ends: 'Term ends',
  code: codeLabels.app,
  codeMissing: fieldTexts.twoFactorCode,
  submit: `Stake ${coin}`,
  sending: 'Sending',
  cancel: 'Cancel',
} as const;

export const doneTexts = {
  title: 'Staking started',
  lead: (stake: IntendedStake): string =>
    `${showCoins(stake.amount, coin)} for ${months(stake.months)}, ${kindWords[stake.kind].toLowerCase()}.`,
  orders: 'See the schedule in Staking Orders',
  another: 'Stake more',
} as const;

export const unconfirmedTexts = {
  nouns: { one: 'stake', many: 'stakes' },
  title: 'Your stake is unconfirmed',
  known: (stake: IntendedStake): string =>
    `We have no reply yet for your stake of ${showCoins(stake.amount, coin)}. It may have gone through.`,
  looks: {
    looking: 'Checking your stakes…',
    notFound: "We don't see it in your stakes yet. We'll keep checking. Sending it again won't create a second stake.",
    notChecked: "We couldn't load your stakes. We'll keep trying.",
    checkNeeded: 'Check your stakes before you stake again.',
  },
  again: 'Send it again',
  check: 'Check again',
  orders: stakingTexts.navigation.orders,
  dismiss: "I've checked",
} as const;

const toastTexts = {
  found: ({ amount }: IntendedStake): string => `You've staked ${showCoins(amount, coin)}.`,
} as const;

export const orderTexts = {
  label: stakingTexts.navigation.orders,
  asset: 'Asset',
  begins: 'Begins At',
  nextRewards: 'Next Rewards At',
  nextInCard: 'Next',
  redemption: 'Redemption Date',
  amount: 'Amount',
  period: 'Period (months)',
  rate: 'Yield',
  rewards: 'Rewards',
  status: 'Status',
  autoRenewal: 'Auto Renewal',
  type: 'Staking Type',
  actions: 'Actions',
  details: 'Schedule',
  detailsOf: (amount: string): string => `Schedule for ${amount} ${coin}`,
  on: 'On',
  off: 'Off',
  notActive: 'This stake is no longer active.',
  stake: `Stake ${coin}`,
  signIn: 'Sign In',
} as const;

export const statusWords: Readonly<Partial<Record<string, string>>> = {
  active: 'Active',
  revoked: 'Revoked',
  returned: 'Returned',
  completed: 'Completed',
};

export const scheduleTexts = {
  label: 'Schedule',
  begun: 'Term started',
  reward: courseTexts.reward,
  paid: 'Paid',
  due: 'Due',
  forfeited: 'Forfeited',
  returns: 'Stake will be returned',
  returned: 'Stake returned',
  revoked: 'Revoked: the stake will be returned',
  renews: (count: number): string => `Term ends. A new term of ${months(count)} starts`,
  total: 'Total rewards received',
  status: 'Status',
  ends: 'Term ends',
  next: (left: string): string => `in ${left}`,
} as const;

export const changeTexts = {
  revoke: {
    title: 'Revoke this stake?',
    lead: (amount: string): string => `${amount} ${coin} stops earning now and is returned within 7 days.`,
    losing: "You lose the current month's reward. Forfeited:",
    final: "You can't undo this.",
    confirm: stakingTexts.revoke,
    found: 'Your stake has been revoked.',
    missing: "Your stake wasn't revoked. Enter a new code to try again.",
    overtaken: 'This stake is no longer active.',
  },
  autoRenewal: {
    title: 'Turn off auto-renewal?',
    lead: (amount: string): string => `${amount} ${coin} is returned when the term ends, and no new term starts.`,
    losing: 'Rewards are paid until then.',
    final: "You can't turn it on again for this stake.",
    confirm: stakingTexts.disableAutoRenewal,
    found: 'Auto-renewal is off.',
    missing: 'Auto-renewal is still on. Enter a new code to try again.',
    overtaken: 'Auto-renewal is already off.',
  },
  keep: 'Keep as is',
  code: codeLabels.app,
  hint: "It's submitted when you enter the last digit.",
  checking: 'We have no reply yet. Checking your stakes…',
  notChecked: "We have no reply yet and couldn't load your stakes. We'll keep trying.",
  check: 'Check again',
  close: 'Back to the list',
  ends: 'Term ends',
  nextReward: 'Next reward',
} as const;

export const summaryTexts = {
  label: 'Totals',
  staked: 'Staked',
  returning: 'Being returned',
  next: 'Next payment',
  expected: 'Expected until terms end',
  received: 'Rewards received',
  in: (left: string): string => `in ${left}`,
} as const;

export const rewardTexts = {
  label: stakingTexts.navigation.rewards,
  asset: 'Asset',
  date: 'Reward Date',
  amount: 'Amount',
  status: 'Status',
  type: 'Staking Type',
  perMonth: 'Rewards per month',
  month: 'Month',
  count: 'Rewards',
} as const;

export const stakingSays: Says<StakingEmitted> = {
  'stake.accepted': ({ message }) => succeeded(message),
  'stake.refused': ({ failure }) => wentWrong(failureText(failure, 'staking')),
  'stake.unconfirmed': ({ failure }) => wentWrong(failureText(failure, 'staking')),
  'stake.found': ({ stake }) => succeeded(toastTexts.found(stake)),
};

export const stakingOrderSays: Says<StakingOrderEmitted> = {
  'stake.changed': ({ message, intended }) => succeeded(message ?? changeTexts[intended.change].found),
  'change.refused': ({ failure }) => wentWrong(failureText(failure, 'staking')),
  'change.unconfirmed': ({ failure }) => wentWrong(failureText(failure, 'staking')),
  'change.missing': ({ intended }) => noted(changeTexts[intended.change].missing),
  'change.overtaken': ({ intended }) => noted(changeTexts[intended.change].overtaken),
  'list.outdated': () => undefined,
};
