import { describe, expect, it } from 'vitest';
import { readEnv, readOperatorEnv } from './env';

const key = Buffer.alloc(32, 7).toString('base64');

describe('the environment', () => {
  it('has a default for everything, so that nothing needs to be set [OPS-110]', () => {
    expect(readEnv({})).toMatchObject({ PORT: 4000, HOST: 'localhost', DATA_DIR: '.data', NODE_ENV: 'development' });
  });

  it('reads an empty value as not set', () => {
    expect(readEnv({ DATABASE_URL: '', PORT: '' })).toMatchObject({ PORT: 4000 });
  });

  it('reads a value of blanks as not set, so that no limit is lifted by it [OPS-122]', () => {
    expect(readEnv({ FLOOD_CALLS: ' ', LIVE_CONNECTIONS: '\t', APPROVE_AFTER_MS: ' \r\n' })).toMatchObject({
      FLOOD_CALLS: 600,
      LIVE_CONNECTIONS: 200,
      APPROVE_AFTER_MS: 60_000,
    });
  });

  it('leaves out the blanks around a value [OPS-122]', () => {
    expect(readEnv({ NODE_ENV: 'test ', METRICS_TOKEN: '0123456789abcdef ', DATA_DIR: ' my data\r' })).toMatchObject({
      NODE_ENV: 'test',
      METRICS_TOKEN: '0123456789abcdef',
      DATA_DIR: 'my data',
    });
  });

  it.each(['UPLOAD_STALL_MS', 'LIVE_GATHER_MS'])(
    'takes no %s that is longer than a timer can wait, which would end at once [OPS-123]',
    (name) => {
      expect(() => readEnv({ [name]: '2147483648' })).toThrow(name);
      expect(readEnv({ [name]: '2147483647' })).toMatchObject({ [name]: 2_147_483_647 });
    },
  );

  it.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['METRICS_TOKEN', 'short'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '0'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.0/8, proxy.example'],
    ['ALLOWED_ORIGINS', 'app.example'],
    ['ALLOWED_ORIGINS', 'https://app.example/'],
    ['ALLOWED_ORIGINS', 'https://app.example/, *'],
    ['FLOOD_CALLS', '-1'],
    ['SECRETS_KEY', 'c2hvcnQ='],
    ['PUBLIC_URL', 'ftp://exchange.example'],
    ['SMTP_URL', 'http://mail.example'],
    ['SMTP_URL', 'smtp:'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'Desk <desk@blue.example>\nBcc: <all@blue.example>'],
    ['LOGIN_TRIES', '0'],
  ])('that sets %s to %s is refused by the name of the setting [OPS-110]', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(name);
  });

  it('refuses to trust every proxy, and says why [OPS-216]', () => {
    expect(() => readEnv({ TRUST_PROXY: 'true' })).toThrow('TRUST_PROXY: true would let any client spoof its address');
    expect(readEnv({}).TRUST_PROXY).toBe(false);
    expect(readEnv({ TRUST_PROXY: '2' }).TRUST_PROXY).toBe(2);
    expect(readEnv({ TRUST_PROXY: '10.0.0.0/8, ::1' }).TRUST_PROXY).toEqual(['10.0.0.0/8', '::1']);
  });

  it('never allows headers more time than the whole request [OPS-110]', () => {
    expect(() => readEnv({ HEADERS_TIMEOUT_MS: '2000', REQUEST_TIMEOUT_MS: '1000' })).toThrow('HEADERS_TIMEOUT_MS');
  });

  it('has a demo market, which one setting turns off', () => {
    expect(readEnv({}).DEMO_MARKET).toBe(true);
    expect(readEnv({ DEMO_MARKET: 'false' }).DEMO_MARKET).toBe(false);
  });

  it('has no demo market in production, and refuses a setting that turns it on [MKT-016]', () => {
    expect(
      readEnv({ NODE_ENV: 'production', SECRETS_KEY: key, PUBLIC_URL: 'https://exchange.example' }).DEMO_MARKET,
    ).toBe(false);
    expect(() => readEnv({ NODE_ENV: 'production', DEMO_MARKET: 'true' })).toThrow(
      'DEMO_MARKET is for demonstrations and cannot be on while NODE_ENV is production.',
    );
  });

  it('requires a key for traders’ secrets in production, where no default is allowed [OPS-110]', () => {
    expect(() => readEnv({ NODE_ENV: 'production' })).toThrow('SECRETS_KEY is needed in production');
    expect(readEnv({}).SECRETS_KEY).toBeUndefined();
  });

  it('requires the address for links in emails in production [OPS-118]', () => {
    expect(() => readEnv({ NODE_ENV: 'production', SECRETS_KEY: key })).toThrow('PUBLIC_URL is needed in production');
  });

  it('asks the operator for neither in production, and makes up no address', () => {
    const env = readOperatorEnv({ NODE_ENV: 'production' });
    expect([env.NODE_ENV, env.SECRETS_KEY, env.PUBLIC_URL]).toEqual(['production', undefined, undefined]);
    expect(readOperatorEnv({}).PUBLIC_URL).toBe('http://localhost:4000');
  });

  const real = { NODE_ENV: 'production', SECRETS_KEY: key, PUBLIC_URL: 'https://exchange.example' };

  it.each([
    ['PUBLIC_URL', 'http://exchange.example', 'exchange.example', 'Put TLS in front of the exchange and use https://.'],
    ['PUBLIC_URL', 'http://localhost:4000', 'localhost', 'Put TLS in front of the exchange and use https://.'],
    ['SMTP_URL', 'smtp://mail.example:587', 'mail.example', 'Use smtps://, or add ?requireTLS=true.'],
    ['DATABASE_URL', 'postgresql://a:b@db.example/x', 'db.example', 'Add ?sslmode=verify-full'],
    ['DATABASE_URL', 'postgresql://a:b@db.example/x?sslmode=disable', 'db.example', 'Add ?sslmode=verify-full'],
    ['DATABASE_OWNER_URL', 'postgresql://a:b@db.example/x', 'db.example', 'Add ?sslmode=verify-full'],
    ['DATABASE_URL', 'postgresql://a:b@db.example/x?sslmode=no-verify', 'db.example', 'Have the certificate checked.'],
    ['SMTP_URL', 'smtps://mail.example?tls.rejectUnauthorized=false', 'mail.example', 'Have the certificate checked.'],
    ['REDIS_URL', 'redis://:a@redis.example', 'redis.example', 'Use rediss://.'],
    ['LINE_HOST', 'owner-1.example', 'owner-1.example', 'signed, but without TLS'],
  ])('refuses %s %s in production, unless that host is taken on by name [OPS-453]', (name, value, host, hint) => {
    const refusal = () => readEnv({ ...real, [name]: value, ACCEPT_WITHOUT_TLS: 'another.example' });
    expect(refusal).toThrow(hint);
    expect(refusal).toThrow(`To take it on all the same: ACCEPT_WITHOUT_TLS=another.example,${host}.`);
    expect(readEnv({ ...real, [name]: value, ACCEPT_WITHOUT_TLS: `another.example, ${host}` })).toBeDefined();
    expect(readEnv({ [name]: value })).toBeDefined();
  });

  it('takes a replica only of a database that is named, and in production with TLS [OPS-559]', () => {
    const READ_DATABASE_URL = 'postgresql://a:b@replica.example/x';
    expect(() => readEnv({ READ_DATABASE_URL })).toThrow('READ_DATABASE_URL needs DATABASE_URL');
    const named = { DATABASE_URL: 'postgresql://a:b@127.0.0.1/x', READ_DATABASE_URL };
    expect(readEnv(named)).toMatchObject(named);
    expect(() => readEnv({ ...real, ...named })).toThrow('READ_DATABASE_URL reaches replica.example without TLS');
  });

  it('requires a standby only of a database that is named [OPS-540]', () => {
    expect(() => readEnv({ REQUIRE_STANDBY: 'true' })).toThrow('REQUIRE_STANDBY needs DATABASE_URL');
    const DATABASE_URL = 'postgresql://a:b@127.0.0.1/x';
    expect(readEnv({ DATABASE_URL, REQUIRE_STANDBY: 'true' }).REQUIRE_STANDBY).toBe(true);
    expect(readEnv({ DATABASE_URL }).REQUIRE_STANDBY).toBe(false);
  });

  it.each(['owner', 'gateway'])('starts a %s only with what all processes share [OPS-680]', (ROLE) => {
    const shared = {
      DATABASE_URL: 'postgresql://a:b@127.0.0.1/x',
      REDIS_URL: 'redis://127.0.0.1',
      SECRETS_KEY: Buffer.alloc(32).toString('base64'),
    };
    expect(readEnv({ ROLE, ...shared })).toMatchObject({ ROLE });
    for (const name of Object.keys(shared))
      expect(() => readEnv({ ROLE, ...shared, [name]: '' })).toThrow(`ROLE=${ROLE} needs ${name}`);
  });

  it.each([
    { SMTP_URL: 'smtps://mail.example' },
    { SMTP_URL: 'smtp://mail.example:587/?requireTLS=true' },
    { SMTP_URL: 'smtp://127.0.0.1:2525' },
    { SMTP_URL: 'smtps://localhost?tls.rejectUnauthorized=false' },
    { DATABASE_URL: 'postgresql://a:b@db.example/x?sslmode=verify-full' },
    { DATABASE_URL: 'postgresql://a:b@127.0.0.1/x', DATABASE_OWNER_URL: 'postgresql://a:b@[::1]/x' },
    { DATABASE_URL: 'postgresql://a:b@localhost/x?host=/var/run/postgresql' },
  ])('takes %j in production: encrypted, or on this machine [OPS-453]', (given) => {
    expect(readEnv({ ...real, ...given })).toMatchObject(given);
  });

  it.each(['SESSION_IDLE_MS', 'SESSION_MAX_MS', 'LOGIN_BLOCK_MAX_MS', 'STAKING_RETURN_DAYS'])(
    'takes no %s so long that it ends after the last date there is [OPS-110]',
    (name) => {
      expect(() => readEnv({ [name]: '99999999999999' })).toThrow(name);
      expect(readEnv({ [name]: '3650' })).toMatchObject({ [name]: 3_650 });
    },
  );

  it('has the address for links in emails, which defaults to this machine [OPS-110]', () => {
    expect(readEnv({ PORT: '4100' }).PUBLIC_URL).toBe('http://localhost:4100');
    expect(readEnv({ PUBLIC_URL: 'https://exchange.example/' }).PUBLIC_URL).toBe('https://exchange.example');
  });

  it.each(['?a=1', '?', '#top'])('has an address to which paths can be appended: %s is refused [OPS-473]', (end) => {
    const why = 'PUBLIC_URL: must have no query, fragment, user name or password, like https://exchange.example';
    expect(() => readEnv({ PUBLIC_URL: `https://exchange.example/${end}` })).toThrow(why);
    for (const user of ['ada@', 'ada:secret@', ':secret@'])
      expect(() => readEnv({ PUBLIC_URL: `https://${user}exchange.example` })).toThrow(why);
  });
});
