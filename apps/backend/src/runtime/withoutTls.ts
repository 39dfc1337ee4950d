import { Client } from 'pg';

interface Connections {
  PUBLIC_URL?: string | undefined;
  SMTP_URL?: string | undefined;
  DATABASE_URL?: string | undefined;
  DATABASE_OWNER_URL?: string | undefined;
  READ_DATABASE_URL?: string | undefined;
  REDIS_URL?: string | undefined;
  /** Only the owner listens there. */
  LINE_HOST?: string | undefined;
  /** The hosts for which an operator has taken it on. */
  ACCEPT_WITHOUT_TLS: readonly string[];
}

const isThisMachine = (host: string): boolean =>
  host === '' || host === 'localhost' || host.startsWith('/') || /^127\.|^\[?::1\]?$/.test(host);

interface Plain {
  host: string;
  sentence: string;
}

const plainPage = (publicUrl: string): Plain | undefined => {
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol !== 'http:') return undefined;
  const sentence =
    'PUBLIC_URL begins with http://, so that passwords and codes could be read on their way. ' +
    'Put TLS in front of the exchange and use https://.';
  return { host: hostname, sentence };
};

/** For a connection whose other end shows a certificate that nobody looks at. */
const unchecked = (name: string, host: string): Plain => ({
  host,
  sentence:
    `${name} takes any certificate for ${host}, so that somebody on the way could pass as it. ` +
    'Have the certificate checked.',
});

const plainMail = (smtpUrl: string): Plain | undefined => {
  const { protocol, hostname, searchParams } = new URL(smtpUrl);
  if (isThisMachine(hostname)) return undefined;
  if (searchParams.get('tls.rejectUnauthorized') === 'false') return unchecked('SMTP_URL', hostname);
  if (protocol === 'smtps:' || searchParams.get('requireTLS') === 'true') return undefined;
  const sentence =
    `SMTP_URL may reach ${hostname} without TLS, so that codes and links could be read on their way. ` +
    'Use smtps://, or add ?requireTLS=true.';
  return { host: hostname, sentence };
};

const isUnchecked = (ssl: unknown): boolean =>
  typeof ssl === 'object' && ssl !== null && Reflect.get(ssl, 'rejectUnauthorized') === false;

const plainDatabase = (url: string, name: string): Plain | undefined => {
  // As the driver itself reads it, PGSSLMODE included.
  const { host, ssl } = new Client({ connectionString: url });
  if (isThisMachine(host)) return undefined;
  if (ssl) return isUnchecked(ssl) ? unchecked(name, host) : undefined;
  const sentence =
    `${name} reaches ${host} without TLS, so that balances could be read and changed on their way. ` +
    'Add ?sslmode=verify-full, and &sslrootcert= with the file of a certificate authority of your own.';
  return { host, sentence };
};

const plainRedis = (url: string): Plain | undefined => {
  const { protocol, hostname } = new URL(url);
  if (protocol === 'rediss:' || isThisMachine(hostname)) return undefined;
  const sentence =
    `REDIS_URL reaches ${hostname} without TLS, so that prices and traders' orders could be read and changed on their way. ` +
    'Use rediss://.';
  return { host: hostname, sentence };
};

const plainLine = (host: string): Plain | undefined => {
  if (isThisMachine(host)) return undefined;
  const sentence = `Commands reach LINE_HOST ${host} signed, but without TLS, so that they could be read on their way.`;
  return { host, sentence };
};

const checks = {
  PUBLIC_URL: plainPage,
  SMTP_URL: plainMail,
  DATABASE_URL: plainDatabase,
  DATABASE_OWNER_URL: plainDatabase,
  READ_DATABASE_URL: plainDatabase,
  REDIS_URL: plainRedis,
  LINE_HOST: plainLine,
} as const;

const settingNames = [
  'PUBLIC_URL',
  'SMTP_URL',
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'READ_DATABASE_URL',
  'REDIS_URL',
  'LINE_HOST',
] as const;

/** The first connection that leaves this machine without TLS, and how to mend it or to take it on. */
export const plainConnection = (given: Connections): string | undefined => {
  const accepted = given.ACCEPT_WITHOUT_TLS;
  const found = settingNames
    .map((name) => {
      const url = given[name];
      return url === undefined ? undefined : checks[name](url, name);
    })
    .find((plain) => plain !== undefined && !accepted.includes(plain.host));
  if (!found) return undefined;
  const all = [...accepted, found.host].join(',');
  return `${found.sentence} To take it on all the same: ACCEPT_WITHOUT_TLS=${all}.`;
};
