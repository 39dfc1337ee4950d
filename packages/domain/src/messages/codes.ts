/** Each code has one name, whichever screen asks for it. */
export const codeLabels = { app: 'Authenticator code', email: 'Email code' } as const;
