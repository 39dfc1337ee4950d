import type { Database, Queries } from '../db/client';
import type { Letter, Mailer } from '../mail/letters';
import { createAttemptStore } from './stores/attempts';
import { createAudit } from './stores/audit';
import { createChallengeStore } from './stores/challenges';
import { createCodeStore } from './stores/codes';
import type { AfterResponse } from '../runtime/afterResponse';
import type { Limits } from './limits/limits';
import type { Slowing } from './limits/slowing';
import { createLinkStore } from './stores/links';
import type { Passwords } from './secrets/passwords';
import { createPasskeyStore } from './stores/passkeys';
import { createPlaceStore } from './stores/places';
import { createRecoveryCodeStore } from './stores/recoveryCodes';
import type { Randomness } from './secrets/randomness';
import type { Seals } from './secrets/sealing';
import { createSessionStore } from './stores/sessions';
import type { AccountSettings } from './settings';
import { createTraderStore } from './stores/traders';
import { createTwoFactorSwitchStore } from './stores/twoFactorSwitchStore';

type StoreNeeds = Pick<AccountCore, 'seals' | 'settings'>;

export type Stores = ReturnType<typeof createStores>;

export const createStores = (queries: Queries, { seals, settings }: StoreNeeds) => ({
  attempts: createAttemptStore(queries),
  audit: createAudit(queries),
  challenges: createChallengeStore(queries),
  codes: createCodeStore(queries, seals),
  links: createLinkStore(queries),
  passkeys: createPasskeyStore(queries),
  places: createPlaceStore(queries),
  recoveryCodes: createRecoveryCodeStore(queries),
  sessions: createSessionStore(queries, settings.sessions),
  switches: createTwoFactorSwitchStore(queries),
  traders: createTraderStore(queries),
});

/** The dependencies shared by all calls of this area. */
export interface AccountCore {
  db: Database;
  stores: Stores;
  settings: AccountSettings;
  seals: Seals;
  passwords: Passwords;
  random: Randomness;
  limits: Limits;
  slowing: Slowing;
  later: AfterResponse;
  mailer: Mailer;
  clock: () => Date;
}

/** What one transaction can do: write, and send emails about what it wrote. */
export interface Joint extends Stores {
  /** For what an area stores by itself. */
  transaction: Queries;
  mail: (to: string, letter: Letter) => Promise<void>;
}

/** Commits the writes and emails of `work` together, or not at all. */
export const together = async <Value>(core: AccountCore, work: (joint: Joint) => Promise<Value>): Promise<Value> => {
  const mailed: string[] = [];
  const value = await core.db.transaction((transaction) => {
    const mail = async (to: string, letter: Letter): Promise<void> => {
      await core.mailer.send(transaction, to, letter);
      mailed.push(to);
    };
    return work({ ...createStores(transaction, core), transaction, mail });
  });
  if (mailed.length > 0) core.mailer.deliver();
  return value;
};
