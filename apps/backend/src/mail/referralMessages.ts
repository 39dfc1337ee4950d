import { referralReward } from '@exchange/domain';
import type { LetterOf } from './letters';
import type { Message, Sender } from './message';
import { utc } from './phrases';

const { asset, referrer, invited } = referralReward;

const registerLink = ({ publicUrl }: Sender, { referralCode, email }: LetterOf<'invitation'>): string =>
  `${publicUrl}/register?${new URLSearchParams({ referral_code: referralCode, email }).toString()}`;

/** To someone who has no account and didn't ask for it. */
const invitation = (letter: LetterOf<'invitation'>, sender: Sender): Message => ({
  subject: `${letter.inviter} has invited you to ${sender.brand}`,
  title: `${letter.inviter} has invited you`,
  happened: [`${letter.inviter} trades on ${sender.brand} and would like you to join.`],
  facts: [
    { name: 'You receive', value: `${invited} ${asset}` },
    { name: 'They receive', value: `${referrer} ${asset}` },
  ],
  steps: [
    {
      say: 'Sign up with this link so that you both get your reward:',
      link: { label: 'Sign up', href: registerLink(sender, letter) },
    },
  ],
  valid: 'Rewards are paid after your first trade.',
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

export const referralWriters = { invitation, referralPaid };
