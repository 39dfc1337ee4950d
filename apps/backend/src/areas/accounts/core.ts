import type { Database, Queries } from '../../db/client';
import type { Mailer } from '../../mail/letters';
import { createAudit } from './audit';
import { createChallengeStore } from './challenges';
import { createCodeStore } from './codes';
import type { Later } from './later';
import type { Limits } from './limits';
import { createLinkStore } from './links';
import type { Passwords } from './passwords';
import { createPlaceStore } from './places';
import type { Randomness } from './randomness';
import type { Seals } from './sealing';
import { createSessionStore } from './sessions';
import type { AccountSettings } from './settings';
import { createTraderStore } from './traders';

type StoreNeeds = Pick<AccountCore, 'seals' | 'settings'>;

export type Stores = ReturnType<typeof createStores>;

export const createStores = (queries: Queries, { seals, settings }: StoreNeeds) => ({
  audit: createAudit(queries),
  challenges: createChallengeStore(queries),
  codes: createCodeStore(queries, seals),
  links: createLinkStore(queries),
  places: createPlaceStore(queries),
  sessions: createSessionStore(queries, settings.sessions),
  traders: createTraderStore(queries),
});

/** What every call of this area works with. */
export interface AccountCore {
  db: Database;
  stores: Stores;
  settings: AccountSettings;
  seals: Seals;
  passwords: Passwords;
  random: Randomness;
  limits: Limits;
  later: Later;
  mailer: Mailer;
  clock: () => Date;
}

/** What is written within lands together or not at all. */
export const together = <Value>(core: AccountCore, work: (stores: Stores) => Promise<Value>): Promise<Value> =>
  core.db.transaction((transaction) => work(createStores(transaction, core)));
