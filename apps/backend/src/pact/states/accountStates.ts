import { eq, notLike, sql } from 'drizzle-orm';
import { z } from 'zod';
import { everyCountAt } from '../../identity/guard';
import type { Limit } from '../../identity/limits/limits';
import { hashToken } from '../../identity/secrets/randomness';
import {
  apiKey,
  favouritePair,
  knownDevice,
  knownPlace,
  kycPicture,
  kycPictureLink,
  kycSubmission,
  loginChallenge,
  mailCode,
  mailedLink,
  passkey,
  passkeyChallenge,
  passkeyConfirmation,
  profilePicture,
  recoveryCode,
  savedAddress,
  session,
  signInAttempt,
  trader,
  tryCount,
  twoFactorSwitch,
} from '../../db/schema';
import { arranged, told, type Arrangements, type Services, type Deps } from '../arranging/arrange';
import { setUpApp } from '../arranging/pactApp';
import { changeTrader, findTrader } from '../arranging/pactTrader';

const email = z.email();
const text = z.string().min(1);

/** All data of traders, except what the ledger and the audit log keep. */
const belongings = [
  signInAttempt,
  session,
  knownDevice,
  knownPlace,
  loginChallenge,
  mailCode,
  mailedLink,
  favouritePair,
  savedAddress,
  tryCount,
  twoFactorSwitch,
  recoveryCode,
  passkey,
  passkeyChallenge,
  passkeyConfirmation,
  profilePicture,
  apiKey,
  kycPictureLink,
  kycPicture,
  kycSubmission,
];

const former = '%@former.example';

/** Former traders stay for the ledger's sake, but can't be found. */
export const forgetAccounts = async ({ accounts: { db } }: Services): Promise<void> => {
  // In one statement, which references between them are checked after. Truncating would take a file for each.
  const deletions = belongings.map((table, index) => sql`${sql.identifier(`d${index}`)} as (delete from ${table})`);
  await db.execute(sql`with ${sql.join(deletions, sql`, `)} select 1`);
  await db
    .update(trader)
    .set({ email: sql`lower(${trader.uniqueId}) || '@former.example'` })
    .where(notLike(trader.email, former));
};

const namedTraders = ({ accounts: { db } }: Deps) =>
  db.select({ uniqueId: trader.uniqueId, email: trader.email }).from(trader).where(notLike(trader.email, former));

const limitsOf = ({ uniqueId, email: address }: { uniqueId: string; email: string }): Limit[] => [
  { kind: 'password', subject: address },
  { kind: 'code', subject: `expired ${address}` },
  { kind: 'mail', subject: uniqueId },
  { kind: 'invite', subject: uniqueId },
  { kind: 'code', subject: uniqueId },
  { kind: 'code', subject: `twoFactor ${uniqueId}` },
  { kind: 'kyc', subject: uniqueId },
  { kind: 'kycPicture', subject: uniqueId },
];

const useUp = async ({ accounts }: Deps, limit: Limit): Promise<void> => {
  const isFree = async () => (await accounts.limits.take(limit)).waitMs === undefined;
  while (await isFree());
};

export const accountStates: Arrangements = {
  'a trader': told({ uniqueId: text, email, password: text }, async ({ password, ...given }, { accounts, here }) => {
    const { stores, passwords, random, clock } = accounts;
    // Not the ID in the pact: a former trader may have it.
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
  'an unverified address': arranged({ email }, (given, deps) => changeTrader(deps, given.email, { isVerified: false })),
  'an expired password': arranged({ email }, (given, deps) =>
    changeTrader(deps, given.email, { isPasswordExpired: true }),
  ),
  'mail codes on': arranged({ email }, (given, deps) => changeTrader(deps, given.email, { isMailCodeOn: true })),
  'two-factor on': told({ email, secret: text }, (given, deps) => setUpApp(deps, given, deps.accounts.clock())),
  'a new place': arranged({ email }, async (given, deps) => {
    const { uniqueId } = await findTrader(deps, given.email);
    await deps.accounts.db.delete(knownPlace).where(eq(knownPlace.uniqueId, uniqueId));
  }),
  'a session': arranged({ email, token: text }, async ({ token, ...given }, deps) => {
    const { uniqueId } = await findTrader(deps, given.email);
    const { accounts, here } = deps;
    await accounts.stores.sessions.open(token, uniqueId, here.address, accounts.clock(), 'A browser');
  }),
  'another session': told({ email, session: text }, async (given, deps) => {
    const { uniqueId } = await findTrader(deps, given.email);
    const { stores, random, clock } = deps.accounts;
    const token = random.token();
    await stores.sessions.open(token, uniqueId, '203.0.113.7', clock(), 'Another browser');
    return { session: hashToken(token).toString('hex') };
  }),
  'too many tries': arranged({}, async (_, deps) => {
    const { here } = deps;
    await useUp(deps, { kind: 'address', subject: here.network });
    await useUp(deps, { kind: 'register', subject: here.network });
    for (const limit of (await namedTraders(deps)).flatMap(limitsOf))
      for (const counted of everyCountAt(limit, here)) await useUp(deps, counted);
  }),
};
