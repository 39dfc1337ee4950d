/** Settings somebody may have for an exchange of their own, which is left alone. */
export const notOurs = {
  DATABASE_URL: undefined,
  CONFIG_FILE: undefined,
  DEMO_MARKET: undefined,
  DEMO_ACCOUNTS: undefined,
  TRUST_PROXY: undefined,
  PUBLIC_URL: undefined,
  SMTP_URL: undefined,
  MAIL_FROM: undefined,
};

/** From here on for everything that this process starts. */
export const forgetNotOurs = (): void => {
  for (const name of Object.keys(notOurs)) Reflect.deleteProperty(process.env, name);
};
