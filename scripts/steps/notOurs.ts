/** Settings that a developer may have in the environment for another exchange, which we must not touch. */
export const notOurs = {
  DATABASE_URL: undefined,
  DATABASE_OWNER_URL: undefined,
  CONFIG_FILE: undefined,
  DEMO_MARKET: undefined,
  DEMO_ACCOUNTS: undefined,
  TRUST_PROXY: undefined,
  PUBLIC_URL: undefined,
  SMTP_URL: undefined,
  MAIL_FROM: undefined,
};

/** Removes them for everything that this process starts from now on. */
export const forgetNotOurs = (): void => {
  for (const name of Object.keys(notOurs)) Reflect.deleteProperty(process.env, name);
};
