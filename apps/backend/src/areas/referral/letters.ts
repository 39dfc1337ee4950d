import { referralReward, type AssetSymbol, type DecimalText } from '@exchange/domain';
import { inArray } from 'drizzle-orm';
import type { LettersAfterCommit } from '../../consumers/mailConsumer';
import type { Transaction } from '../../db/client';
import { trader } from '../../db/schema';
import type { CommittedEvents } from '../../exchange/committedEvents';
import type { Letter, LetterOf, LetterTexts } from '../../mail/letters';
import type { Message, Sender } from '../../mail/message';
import { utc } from '../../mail/phrases';

interface ReferralLetters {
  invitation: { inviter: string; referralCode: string; email: string };
  referralPaid: {
    role: 'referrer' | 'referred';
    other: string;
    amount: DecimalText;
    asset: AssetSymbol;
    at: Date;
  };
}

declare module '../../mail/letters' {
  interface Letters extends ReferralLetters {}
}

const { asset, referrer: toReferrer, invited: toInvited } = referralReward;

const registerLink = ({ publicUrl }: Sender, { referralCode, email }: LetterOf<'invitation'>): string =>
  `${publicUrl}/register?${new URLSearchParams({ referral_code: referralCode, email }).toString()}`;

/** To someone who has no account and didn't ask for it. */
const invitation = (letter: LetterOf<'invitation'>, sender: Sender): Message => ({
  subject: `${letter.inviter} has invited you to ${sender.brand}`,
  isDispensable: true,
  title: `${letter.inviter} has invited you`,
  happened: [`${letter.inviter} trades on ${sender.brand} and would like you to join.`],
  facts: [
    { name: 'You receive', value: `${toInvited} ${asset}` },
    { name: 'They receive', value: `${toReferrer} ${asset}` },
  ],
  steps: [
    {
      say: 'Sign up with this link so that you both get your reward:',
      link: { label: 'Sign up', href: registerLink(sender, letter) },
    },
  ],
  valid: "Rewards are paid after your first trade, once you're both verified.",
  otherwise: {
    say: "If you don't know them or don't want an account, ignore this email. We send it only once, and no account is created until you sign up.",
  },
});

const referralPaid = (letter: LetterOf<'referralPaid'>, { brand, publicUrl }: Sender): Message => ({
  subject: `You received ${letter.amount} ${letter.asset} from ${brand}`,
  title: 'Your referral reward',
  happened: [
    letter.role === 'referrer'
      ? `${letter.other} signed up with your code and made their first trade on ${brand}.`
      : `${letter.other} invited you, and you made your first trade on ${brand}.`,
  ],
  facts: [
    { name: 'Reward', value: `${letter.amount} ${letter.asset}` },
    { name: 'Time', value: utc(letter.at) },
  ],
  steps: [{ say: 'See it in your wallet:', link: { label: 'Open wallet', href: `${publicUrl}/wallet` } }],
  valid: 'You can trade with it now.',
  otherwise: {
    say: 'If anything looks wrong, contact support.',
    link: { label: 'Contact support', href: `${publicUrl}/support` },
  },
});

export const referralTexts: LetterTexts<keyof ReferralLetters> = { invitation, referralPaid };

interface Addressed {
  /** The trader's ID. */
  to: string;
  letter: Letter;
}

/** A paid reward is emailed to both; a withheld one to neither. */
const lettersAbout = async (
  transaction: Transaction,
  { referred, referrer, status }: CommittedEvents['referral.settled'],
  at: Date,
): Promise<Addressed[]> => {
  if (status !== 'paid') return [];
  const people = await transaction
    .select({ id: trader.uniqueId, firstName: trader.firstName, lastName: trader.lastName })
    .from(trader)
    .where(inArray(trader.uniqueId, [referred, referrer]));
  const names = new Map(people.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
  const facts = { kind: 'referralPaid', asset, at } as const;
  return [
    { to: referrer, letter: { ...facts, role: 'referrer', other: names.get(referred) ?? '', amount: toReferrer } },
    { to: referred, letter: { ...facts, role: 'referred', other: names.get(referrer) ?? '', amount: toInvited } },
  ];
};

export const referralLetters: LettersAfterCommit = (mail) => ({
  'referral.settled': async (transaction, settled, { at }) => {
    for (const { to, letter } of await lettersAbout(transaction, settled, new Date(at)))
      await mail(transaction, to, letter);
  },
});
