/**
 * Every screen needs these, and so they are all that a first visit loads of the messages: what one area says when a call
 * fails stands here too.
 */
export const failureTexts = {
  unreachable: "We can't reach the exchange. Check your connection and try again.",
  timedOut: "The exchange didn't answer in time. Check whether this went through before you try again.",
  timedOutRepeatable: "The exchange didn't answer in time. Try again.",
  cancelled: 'This was cancelled before it finished.',
  notBuilt: "This isn't available yet.",
  unexpected: 'Something went wrong!',
  signUpUnreachable: 'Error occured',
  codeNotResent: 'Error while sending new OTP',
  stakingUnreachable: 'Something went wrong',
  stakingRewards: 'Something went wrong!',
} as const;
