import type { Env } from '../runtime/env';
import type { AppConfig } from '../runtime/appConfig';
import type { Sender } from './message';
import type { From } from './transport';

type MailEnv = Pick<Env, 'NODE_ENV' | 'SMTP_URL' | 'MAIL_FROM' | 'PUBLIC_URL'> & Partial<Pick<Env, 'REQUESTS_EMAIL'>>;

const brandOf = ({ brandName }: AppConfig): string =>
  typeof brandName === 'string' && brandName !== '' ? brandName : 'XDC Exchange';

export const senderOf = ({ PUBLIC_URL }: MailEnv, config: AppConfig): Sender => ({
  brand: brandOf(config),
  publicUrl: PUBLIC_URL,
});

/** `MAIL_FROM` is an address, or a name with an address in angle brackets. */
export const fromOf = ({ MAIL_FROM, PUBLIC_URL }: MailEnv, config: AppConfig): From => {
  const brand = brandOf(config);
  if (MAIL_FROM === undefined) return { name: brand, address: `no-reply@${new URL(PUBLIC_URL).hostname}` };
  const [, name = '', address = MAIL_FROM] = /^(.*)<(.+)>$/.exec(MAIL_FROM) ?? [];
  return { name: name.trim() || brand, address };
};

/** The host of our email addresses, after the @. */
export const hostOf = ({ address }: From): string => address.replace(/^.*@/, '');

/** Where requests from public forms are sent. */
export const requestsEmailOf = (env: MailEnv, config: AppConfig): string =>
  env.REQUESTS_EMAIL ?? `support@${hostOf(fromOf(env, config))}`;

/** Without a mail server emails are read on a page, but never where there are real traders. */
export const hasMailbox = ({ NODE_ENV, SMTP_URL }: MailEnv): boolean =>
  SMTP_URL === undefined && NODE_ENV !== 'production';
