import { timingSafeEqual } from 'node:crypto';
import { normaliseRecoveryCode, recoveryCodeCount, showRecoveryCode } from '@exchange/domain';
import type { Refused } from '../contract/handlers';
import { eventOf, type Caller } from './caller';
import { together, type AccountCore } from './core';
import { tryCode } from './guard';
import { refusals } from './refusals';
import type { HashedCodes } from './stores/recoveryCodes';

/** New codes, which only their trader gets to see, and what is stored of them. */
export interface DrawnCodes {
  shown: string[];
  hashed: HashedCodes;
}

/** Hashing takes its time, so this is done before anything is locked. */
export const drawRecoveryCodes = async ({
  random,
  passwords,
}: Pick<AccountCore, 'random' | 'passwords'>): Promise<DrawnCodes> => {
  const codes = Array.from({ length: recoveryCodeCount }, random.recoveryCode);
  const salt = random.salt();
  const hashes = await Promise.all(codes.map((code) => passwords.derive(code, salt)));
  return { shown: codes.map(showRecoveryCode), hashed: { salt, hashes } };
};

/** The stored hash of this code. Looks at all of them, so that the time it takes says nothing about which. */
const findHash = async ({ stores, passwords }: AccountCore, uniqueId: string, code: string) => {
  const unused = await stores.recoveryCodes.unused(uniqueId);
  const [first] = unused;
  if (!first) return undefined;
  const hash = await passwords.derive(normaliseRecoveryCode(code), first.salt);
  let found: Buffer | undefined;
  for (const row of unused) if (timingSafeEqual(row.hash, hash)) found = row.hash;
  return found;
};

const spendRecoveryCode = async (core: AccountCore, caller: Caller, code: string): Promise<boolean> => {
  const { uniqueId, email } = caller.trader;
  const { address, device } = caller.place;
  const hash = await findHash(core, uniqueId, code);
  if (hash === undefined) return false;
  const at = core.clock();
  return together(core, async ({ recoveryCodes, audit, mail }) => {
    if (!(await recoveryCodes.spend(uniqueId, hash, at))) return false;
    await audit.note('recovery code used', eventOf(caller, at));
    await mail(email, { kind: 'recoveryCodeUsed', left: await recoveryCodes.left(uniqueId), address, device, at });
    return true;
  });
};

/** Spends a recovery code in place of the app's code. They count together, since either is a guess at the same step. */
export const checkRecoveryCode = (core: AccountCore, caller: Caller, code: string): Promise<Refused | undefined> =>
  tryCode(core, {
    ...caller,
    subject: caller.trader.uniqueId,
    purpose: 'recovery',
    isAwaited: true,
    isRight: () => spendRecoveryCode(core, caller, code),
    wrong: refusals.wrongRecoveryCode,
  });
