export const codeTexts = {
  sending: 'Sending',
  resendLimit: 'You can request one code a minute.',
  resendAgain: 'You can request another code now.',
} as const;
