export const resetPasswordTexts = {
  title: 'Reset Password',
  form: 'Reset password',
  submit: 'Change password',
  invalidLink: 'Invalid link',
  newLink: 'Get a new link',
} as const;
