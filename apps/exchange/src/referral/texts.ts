import { accountTexts } from '@exchange/domain';

export const shareTexts = {
  title: 'Invite people',
  terms: "Both are paid once you're both verified, and one person is rewarded once.",
  usedUp: 'The budget for rewards is used up. New rewards wait until there is more.',
  code: 'Referral code',
  link: 'Referral link',
  noCode: 'You have no referral code yet. Contact support to get one.',
  share: 'Share link',
  mail: 'Email link',
  message: (brand: string): string => `Join me on ${brand}`,
  /** The body of the email that opens in the trader's own program. */
  body: (brand: string, link: string): string => `Sign up for ${brand} with my link:\n\n${link}`,
  stopped: "Registration is stopped, so people you invite can't sign up.",
} as const;

export const inviteTexts = {
  title: 'Invite by email',
  form: 'Invite by email',
  addresses: 'Email addresses',
  hint: (most: number): string => `Up to ${most}, separated by commas or spaces. Each gets your link.`,
  send: 'Send invitations',
  sending: 'Sending',
  noneYet: 'Enter an email address.',
  wrong: 'Remove or correct the addresses marked in red.',
  stopped: accountTexts.registrationsStopped,
  unconfirmed: "We didn't get an answer. The invitations may have been sent. Check below before you send them again.",
} as const;

export const earningsTexts = {
  title: 'Rewards',
  earned: 'Earned',
  pending: 'Pending',
  welcome: (name: string): string => (name === '' ? 'For signing up' : `For signing up with ${name}'s code`),
} as const;

export const listTexts = {
  invited: 'People you invited',
  bonuses: 'Paid rewards',
  invitations: 'Invitations sent',
  noneInvited: 'Nobody has signed up with your code yet.',
  nextInvited: 'Share your link, or invite people by email.',
  noBonuses: 'No rewards paid yet.',
  nextBonuses: "A reward is paid once someone you invited makes their first trade and you're both verified.",
  noInvitations: 'No open invitations.',
  loading: 'Loading your invitations',
} as const;

export const columnTexts = {
  date: 'Date',
  name: 'Name',
  reward: 'Reward',
  status: 'Status',
  yours: 'Your reward',
  theirs: 'Their reward',
  people: 'People',
  bonus: 'Bonus',
  currency: 'Coin',
  email: 'Email',
  sent: 'Sent',
} as const;
