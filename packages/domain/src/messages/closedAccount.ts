/** What the trader of a closed account reads, in calls, emails and on screens. */
export const closedAccountTexts = {
  refused: "Your account is closed, so you can't do this. Contact support if you want it reopened.",
  over: 'Your account is closed, and the time to withdraw its funds is over. They are still yours: contact support to have them released.',
  until: (moment: string): string =>
    `Your account is closed. Trading, deposits and staking have stopped. You can withdraw your funds until ${moment}.`,
  wallet: 'Open wallet',
  support: 'Contact support',
} as const;
