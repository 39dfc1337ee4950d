export const codeTexts = {
  sending: 'Sending',
  resendLimit: { code: 'You can request one code a minute.', link: 'You can request one link a minute.' },
  resendAgain: { code: 'You can request another code now.', link: 'You can request another link now.' },
  resendLink: 'Resend link',
} as const;
