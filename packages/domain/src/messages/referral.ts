export const referralTexts = {
  tooMany: 'Invite up to 20 people at once.',
  ownAddress: 'This is your own email address.',
  sent: 'Your invitations have been sent.',
} as const;

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

export const alreadyInvitedText = (addresses: readonly string[]): string =>
  `You've already invited ${listed.format(addresses)}.`;
