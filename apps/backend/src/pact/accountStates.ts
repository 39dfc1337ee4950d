import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { LimitKind } from '../areas/accounts/limits';
import {
  apiKey,
  favouritePair,
  knownPlace,
  loginChallenge,
  mailCode,
  mailedLink,
  profilePicture,
  savedAddress,
  session,
  trader,
  tryCount,
  twoFactorSwitch,
} from '../db/schema';
import { arranged, told, type Arrangements, type Services, type Surroundings } from './arrange';
import { setUpApp } from './pactApp';
import { changeTrader, findTrader } from './pactTrader';

const email = z.email();
const text = z.string().min(1);

/** Everything of a trader but what the ledger and the audit log keep, as they do in any exchange. */
const belongings = [
  session,
  knownPlace,
  loginChallenge,
  mailCode,
  mailedLink,
  favouritePair,
  savedAddress,
  tryCount,
  twoFactorSwitch,
  profilePicture,
  apiKey,
];

/** Former traders stay for the ledger's sake, where nobody finds them. */
export const forgetAccounts = async ({ accounts: { db } }: Services): Promise<void> => {
  await db.execute(sql`truncate ${sql.join(belongings, sql`, `)}`);
  await db.update(trader).set({ email: sql`lower(${trader.uniqueId}) || '@former.example'` });
};

const useUp = async ({ accounts, here }: Surroundings, kind: LimitKind): Promise<void> => {
  const isFree = async () => (await accounts.limits.take({ kind, subject: here.network })).waitMs === undefined;
  while (await isFree());
};

export const accountStates: Arrangements = {
  'a trader': told({ uniqueId: text, email, password: text }, async ({ password, ...given }, { accounts, here }) => {
    const { stores, passwords, random, clock } = accounts;
    // Not the one that the pact names: a former trader may have it.
    const uniqueId = random.uniqueId();
    await stores.traders.add({
      uniqueId,
      email: given.email,
      firstName: 'Ada',
      lastName: 'Field',
      passwordHash: await passwords.hash(password),
      passwordChangedAt: clock(),
      isVerified: true,
      referralCode: random.referralCode(),
      createdAt: clock(),
    });
    await stores.places.remember(uniqueId, here, clock());
    return { uniqueId };
  }),
  'an unverified address': arranged({ email }, (given, surroundings) =>
    changeTrader(surroundings, given.email, { isVerified: false }),
  ),
  'an expired password': arranged({ email }, (given, surroundings) =>
    changeTrader(surroundings, given.email, { isPasswordExpired: true }),
  ),
  'mail codes on': arranged({ email }, (given, surroundings) =>
    changeTrader(surroundings, given.email, { isMailCodeOn: true }),
  ),
  'two-factor on': told({ email, secret: text }, (given, surroundings) =>
    setUpApp(surroundings, given, surroundings.accounts.clock()),
  ),
  'a new place': arranged({ email }, async (given, surroundings) => {
    const { uniqueId } = await findTrader(surroundings, given.email);
    await surroundings.accounts.db.delete(knownPlace).where(eq(knownPlace.uniqueId, uniqueId));
  }),
  'a session': arranged({ email, token: text }, async ({ token, ...given }, surroundings) => {
    const { uniqueId } = await findTrader(surroundings, given.email);
    const { accounts, here } = surroundings;
    await accounts.stores.sessions.open(token, uniqueId, here.address, accounts.clock());
  }),
  'too many tries': arranged({}, async (_, surroundings) => {
    await useUp(surroundings, 'address');
    await useUp(surroundings, 'register');
  }),
};
