import { formatMoment } from '@exchange/domain';
import type { Link, Message, Sender } from './message';

export const utc = (at: Date): string => `${formatMoment(at.getTime(), () => 0) ?? at.toISOString()} UTC`;

export const newPasswordLink = ({ publicUrl }: Sender): Link => ({
  label: 'Choose a new password',
  href: `${publicUrl}/forgot_password`,
});

/** For emails that only someone with the password can trigger. */
export const somebodyKnows = (sender: Sender, first: string): Message['otherwise'] => ({
  say: `If this wasn't you, ${first} Someone knows your password, so choose a new one now:`,
  link: newPasswordLink(sender),
});

export const codeIsShort = 'This code is valid for 2 minutes and works once.';
export const linkIsShort = 'This link is valid for 30 minutes and works once.';
export const keepCode = "don't enter or share this code.";
