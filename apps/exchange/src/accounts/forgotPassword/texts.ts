export const forgotPasswordTexts = {
  title: 'Forgot Password',
  lead: "We'll email you a link to choose a new password.",
  form: 'Forgot password',
  send: 'Send link',
  sentTo: 'We sent it to',
  resend: 'Resend link',
} as const;
