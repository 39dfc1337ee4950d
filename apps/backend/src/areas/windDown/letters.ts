import { homeTexts, isAbove, type DecimalText } from '@exchange/domain';
import type { LetterOf, LetterTexts } from '../../mail/letters';
import type { Message, Sender } from '../../mail/message';

/** All of a trader's holdings of one coin, and what of it can't be withdrawn yet. */
export interface LeftText {
  asset: string;
  amount: DecimalText;
  inOrders: DecimalText;
  staked: DecimalText;
}

interface WindDownLetters {
  fundsLeft: { left: readonly LeftText[] };
}

declare module '../../mail/letters' {
  interface Letters extends WindDownLetters {}
}

const bound = ({ inOrders, staked }: LeftText): string =>
  [
    ...(isAbove(inOrders, '0') ? [`${inOrders} in open orders`] : []),
    ...(isAbove(staked, '0') ? [`${staked} staked`] : []),
  ].join(', ');

const factOf = (left: LeftText): Message['facts'][number] => {
  const more = bound(left);
  return { name: left.asset, value: more === '' ? left.amount : `${left.amount} (${more})` };
};

const cancelFirst = "Cancel your open orders first: funds reserved for them can't be withdrawn.";

const fundsLeft = ({ left }: LetterOf<'fundsLeft'>, { brand, publicUrl }: Sender): Message => ({
  subject: `Withdraw your funds from ${brand}`,
  hasNotice: false,
  isDispensable: true,
  title: 'Withdraw your funds',
  happened: [homeTexts.closure, 'This is still in your account:'],
  facts: left.map(factOf),
  steps: [
    {
      say: left.some(({ inOrders }) => isAbove(inOrders, '0')) ? cancelFirst : 'You can withdraw it from your wallet:',
      link: { label: 'Open wallet', href: `${publicUrl}/wallet` },
    },
  ],
  valid: "We'll remind you at most once a week while you have funds here.",
  otherwise: {
    say: "If you can't withdraw, for example because it's less than the minimum withdrawal, contact support.",
    link: { label: 'Contact support', href: `${publicUrl}/support` },
  },
});

export const windDownTexts: LetterTexts<keyof WindDownLetters> = { fundsLeft };
