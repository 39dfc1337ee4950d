import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { buildApp, type AppOptions } from '#app';
import { connect } from '#db/client';
import { createTestDatabase } from '#db/testing/testDatabase';
import type { Letter, Mailer } from '#mail/letters';
import { readEnv } from '#runtime/env';
import { createStatusStore } from '#reference/statusStore';
import { createPasswords } from '#identity/secrets/passwords';
import { createPlaceStore, placeOf } from '#identity/stores/places';
import { createSeals } from '#identity/secrets/sealing';
import { createTraderStore, type NewTrader } from '#identity/stores/traders';
import { quickHashing } from './quickHashing';

export const minute = 60_000;
export const hour = 60 * minute;
export const password = 'Right-1234!';
export const appSecret = 'JBSWY3DPEHPK3PXP';

/** Where a call comes from. */
export interface From {
  address: string;
  agent: string;
  /** What its browser sends back of what it was given. */
  cookie?: string;
}

export interface Answer {
  status: number;
  body: Record<string, unknown>;
  headers: Record<string, unknown>;
}

export interface Sent {
  to: string;
  letter: Letter;
}

type Settings = Record<string, string>;
type Extras = Partial<AppOptions>;

/** Random except for the emailed codes, which are all different and never `wrongCode`. */
const randomWithPlainCodes = () => {
  let codes = 0;
  return (size: number): Buffer => {
    if (size !== 4) return randomBytes(size);
    const draw = Buffer.alloc(size);
    draw.writeUInt32BE((codes += 1));
    return draw;
  };
};

/** Five digits that are never emailed. */
export const wrongCode = '00000';

let places = 0;

/** A device and address that no other test has used. */
export const somewhere = (): From => {
  places += 1;
  return { address: `10.${places >> 16}.${(places >> 8) & 255}.${places & 255}`, agent: `Browser ${places}` };
};

export type AccountsServer = Awaited<ReturnType<typeof startAccounts>>;

/** A server with its own database, a stopped clock and a mailer that records what it sends. */
export const startAccounts = async (clusterUrl: string, settings: Settings = {}, extras: Extras = {}) => {
  const store = await createTestDatabase(clusterUrl);
  const database = connect({ connectionString: store.connectionString, max: 8, onError: () => undefined });
  const secretsKey = randomBytes(32);
  const passwords = extras.passwords ?? createPasswords({ cost: quickHashing });
  const env = readEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DEMO_MARKET: 'false',
    // Calls that arrive at once are to race each other.
    CALLS_AT_ONCE: '0',
    // Reading all chains all the time would keep others waiting.
    CUSTODY_POLL_MS: '3600000',
    PUBLIC_URL: 'https://exchange.example',
    ...settings,
  });
  const clock = { now: Date.parse('2026-03-02T12:00:00Z') };
  const sent: Sent[] = [];
  const random = randomWithPlainCodes();
  const mailer: Mailer = {
    send: async (_, to, letter) => void sent.push({ to, letter }),
    deliver: () => undefined,
  };
  const build = async (): Promise<FastifyInstance> => {
    const options = {
      random,
      env,
      database,
      config: {},
      secretsKey,
      mailer,
      passwords,
      pause: async () => undefined,
      now: () => clock.now,
      ...extras,
    };
    const app = await buildApp(options);
    await app.ready();
    return app;
  };
  let app = await build();
  let traders = 0;

  const send = async (
    method: 'GET' | 'POST',
    path: string,
    fields: Record<string, string>,
    { address, agent, cookie }: From,
    authorization?: string,
  ): Promise<Answer> => {
    const text = new URLSearchParams(fields).toString();
    const response = await app.inject({
      method,
      url: method === 'GET' ? `/api${path}?${text}` : `/api${path}`,
      remoteAddress: address,
      headers: {
        'user-agent': agent,
        ...(cookie !== undefined && { cookie }),
        ...(authorization !== undefined && { authorization }),
        ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(method === 'POST' && { payload: text }),
    });
    return { status: response.statusCode, body: response.json<Record<string, unknown>>(), headers: response.headers };
  };

  const post = (path: string, fields: Record<string, string>, from = somewhere(), authorization?: string) =>
    send('POST', path, fields, from, authorization);

  const postJson = async (path: string, body: object, { address, agent }: From, token: string): Promise<Answer> => {
    const headers = { 'user-agent': agent, authorization: token, 'content-type': 'application/json' };
    const url = `/api${path}`;
    const response = await app.inject({ method: 'POST', url, remoteAddress: address, headers, payload: body });
    return { status: response.statusCode, body: response.json<Record<string, unknown>>(), headers: response.headers };
  };

  return {
    database,
    clock,
    sent,
    passwords,
    secretsKey,
    settings: env,
    /** Like a stop and a start: only the database is kept. */
    restart: async () => {
      await app.close();
      app = await build();
    },
    /** Opens a port for live connections; call it again after a restart. */
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
    close: async () => {
      await app.close();
      await database.close();
      await store.drop();
    },
    post,
    postJson,
    get: (path: string, fields: Record<string, string> = {}, from = somewhere(), authorization?: string) =>
      send('GET', path, fields, from, authorization),
    logIn: (email: string, from: From, more: Record<string, string> = {}) =>
      post('/user/login', { exchange_id: '1', email, password, ...more }, from),
    openRegistration: (isOpen: boolean) => createStatusStore(database.db).setSwitch('registration', isOpen),
    /** The emails to an address, oldest first. */
    lettersTo: <Kind extends Letter['kind']>(to: string, kind: Kind) =>
      sent.flatMap((one) =>
        one.to === to && one.letter.kind === kind ? [one.letter as Extract<Letter, { kind: Kind }>] : [],
      ),
    /** What the authenticator app shows `steps` steps from now. */
    appCode: (steps = 0, secret = appSecret) =>
      TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: clock.now + steps * 30_000 }),
    /** A verified trader with a known place; `values` overrides the rest. */
    addTrader: async (values: Partial<NewTrader> = {}, home = somewhere()) => {
      traders += 1;
      const uniqueId = values.uniqueId ?? `u-${String(1_000 + traders)}`;
      const email = values.email ?? `trader${traders}@example.com`;
      const at = new Date(clock.now);
      await createTraderStore(database.db).add({
        firstName: 'Ada',
        lastName: 'Field',
        passwordHash: await passwords.hash(password),
        passwordChangedAt: at,
        isVerified: true,
        referralCode: `CODE${traders}`,
        createdAt: at,
        ...values,
        uniqueId,
        email,
      });
      const deviceId = /^device=([\w-]+)\./.exec(home.cookie ?? '')?.[1];
      const place = placeOf({ ip: home.address, headers: { 'user-agent': home.agent }, deviceId });
      await createPlaceStore(database.db).remember(uniqueId, place, at);
      return { uniqueId, email, home };
    },
    /** For a trader whose authenticator app is set up. */
    withApp: (uniqueId: string) => ({
      uniqueId,
      twoFactorSecret: createSeals(secretsKey).seal(appSecret, uniqueId),
      twoFactorSince: new Date(clock.now - 48 * hour),
    }),
  };
};
