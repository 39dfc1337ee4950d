import { estimatedYield, roundDown, type DecimalText, type StakingKind } from '@exchange/domain';
import type { LettersAfterCommit } from '../../consumers/mailConsumer';
import type { CommittedEvents } from '../../exchange/committedEvents';
import type { Letter, LetterOf, LetterTexts } from '../../mail/letters';
import type { Message, Sender } from '../../mail/message';
import { utc } from '../../mail/phrases';

export interface StakeText {
  plan: StakingKind;
  amount: DecimalText;
  months: number;
  yearlyRate: DecimalText;
  /** The end of the current or last term. */
  termEnd: Date;
  at: Date;
}

export interface PaidStakeText extends StakeText {
  /** The reward of the last period. */
  reward: DecimalText;
}

interface StakeLetters {
  stakeBegun: StakeText & { estimate: DecimalText };
  stakeRenewed: PaidStakeText;
  stakeCompleted: PaidStakeText;
  stakeRevoked: StakeText & { returnsOn: Date };
  stakeReturned: StakeText;
}

declare module '../../mail/letters' {
  interface Letters extends StakeLetters {}
}

const orders = (say: string, { publicUrl }: Sender): Message['steps'] => [
  { say, link: { label: 'Open staking orders', href: `${publicUrl}/staking-order` } },
];

const wallet = (say: string, { publicUrl }: Sender): Message['steps'] => [
  { say, link: { label: 'Open wallet', href: `${publicUrl}/wallet` } },
];

const support = ({ publicUrl }: Sender) => ({ label: 'Contact support', href: `${publicUrl}/support` });

const notMe = (sender: Sender): Message['otherwise'] => ({
  say: "If this wasn't you, someone has your password and your authenticator app. Contact support now.",
  link: support(sender),
});

const ifWrong = (sender: Sender): Message['otherwise'] => ({
  say: 'If anything looks wrong, contact support.',
  link: support(sender),
});

const xdc = (amount: DecimalText): string => `${amount} XDC`;

/** Rounded as in the list of rewards. */
const rewarded = (amount: DecimalText): string => xdc(roundDown(amount, 2));

const planNames = { flexible: 'Flexible', fixed: 'Fixed' } as const;

const stakeFacts = ({ plan, amount, months, yearlyRate }: StakeText): Message['facts'] => [
  { name: 'Staked', value: xdc(amount) },
  { name: 'Staking', value: `${planNames[plan]}, ${String(months)} months at ${yearlyRate}% a year` },
];

const stakeBegun = (letter: LetterOf<'stakeBegun'>, sender: Sender): Message => ({
  subject: `You staked ${xdc(letter.amount)} on ${sender.brand}`,
  title: 'Staking started',
  happened: [`We've staked XDC from your ${sender.brand} account.`],
  facts: [
    ...stakeFacts(letter),
    { name: 'Estimated yield', value: rewarded(letter.estimate) },
    { name: 'Started', value: utc(letter.at) },
    { name: 'Ends', value: utc(letter.termEnd) },
  ],
  steps: orders('See when each reward is paid:', sender),
  valid: 'It renews automatically at the end unless you turn off auto-renewal first.',
  otherwise: notMe(sender),
});

const stakeRenewed = (letter: LetterOf<'stakeRenewed'>, sender: Sender): Message => ({
  subject: `Your stake of ${xdc(letter.amount)} on ${sender.brand} was renewed`,
  title: 'Your stake was renewed',
  happened: ["The term of your stake ended, so we've paid its last reward and started a new term of the same length."],
  facts: [
    { name: 'Last reward', value: rewarded(letter.reward) },
    ...stakeFacts(letter),
    { name: 'Renewed', value: utc(letter.at) },
    { name: 'Ends', value: utc(letter.termEnd) },
  ],
  steps: orders("If you don't want it to renew again, turn off auto-renewal:", sender),
  valid: 'The reward is in your wallet. Only the stake itself was renewed.',
  otherwise: ifWrong(sender),
});

const stakeCompleted = (letter: LetterOf<'stakeCompleted'>, sender: Sender): Message => ({
  subject: `Your stake of ${xdc(letter.amount)} on ${sender.brand} has ended`,
  title: 'Your stake has ended',
  happened: ["The term of your stake ended. We've returned it with its last reward."],
  facts: [
    { name: 'Last reward', value: rewarded(letter.reward) },
    ...stakeFacts(letter),
    { name: 'Ended', value: utc(letter.at) },
  ],
  steps: wallet('See both in your wallet:', sender),
  valid: 'You can trade with them now.',
  otherwise: ifWrong(sender),
});

const stakeRevoked = (letter: LetterOf<'stakeRevoked'>, sender: Sender): Message => ({
  subject: `You revoked your stake of ${xdc(letter.amount)} on ${sender.brand}`,
  title: 'Your stake has been revoked',
  happened: ['You ended a stake early, so you lose the reward for the current month.'],
  facts: [
    ...stakeFacts(letter),
    { name: 'Revoked', value: utc(letter.at) },
    { name: 'Returned by', value: utc(letter.returnsOn) },
  ],
  steps: orders('Track it until it is returned:', sender),
  valid: "You keep the rewards you've already received. We'll email you when the stake has been returned.",
  otherwise: notMe(sender),
});

const stakeReturned = (letter: LetterOf<'stakeReturned'>, sender: Sender): Message => ({
  subject: `Your stake of ${xdc(letter.amount)} on ${sender.brand} has been returned`,
  title: 'Your stake has been returned',
  happened: ['The stake you revoked is back in your wallet.'],
  facts: [...stakeFacts(letter), { name: 'Returned', value: utc(letter.at) }],
  steps: wallet('See it in your wallet:', sender),
  valid: 'You can trade with it now.',
  otherwise: ifWrong(sender),
});

export const stakingTexts: LetterTexts<keyof StakeLetters> = {
  stakeBegun,
  stakeRenewed,
  stakeCompleted,
  stakeRevoked,
  stakeReturned,
};

type Changed = CommittedEvents['stake.changed'];

const textOf = ({ stake, on }: Changed): StakeText => {
  const { plan, amount, months, yearlyRate, termEnd } = stake;
  return { plan, amount, months, yearlyRate, termEnd: new Date(termEnd), at: new Date(on) };
};

const begun = ({ plan, amount, months, yearlyRate, termStart }: Changed['stake']): string =>
  estimatedYield({ kind: plan, amount, term: { months, yearlyRate }, start: termStart });

/** Emails about a stake: when it begins and whenever a term ends. Single rewards are only in the list. */
const stakeLetter = (changed: Changed): Letter | undefined => {
  const { stake, change, reward } = changed;
  const text = textOf(changed);
  const paid = { ...text, reward: reward?.amount ?? '0' };
  if (change === 'begun') return { kind: 'stakeBegun', estimate: begun(stake), ...text };
  if (change === 'renewed') return { kind: 'stakeRenewed', ...paid };
  if (change === 'completed') return { kind: 'stakeCompleted', ...paid };
  if (change === 'revoked') return { kind: 'stakeRevoked', returnsOn: new Date(stake.nextDue ?? 0), ...text };
  return change === 'returned' ? { kind: 'stakeReturned', ...text } : undefined;
};

export const stakingLetters: LettersAfterCommit = (mail) => ({
  'stake.changed': async (transaction, changed) => {
    const letter = stakeLetter(changed);
    if (letter) await mail(transaction, changed.stake.trader, letter);
  },
});
