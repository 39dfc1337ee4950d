import type { DatabasePurpose } from '../db/databasePurpose';
import { SettingsError, type Env } from '../runtime/env';

export const kindFor = ({ NODE_ENV }: Pick<Env, 'NODE_ENV'>): DatabasePurpose =>
  NODE_ENV === 'production' ? 'real' : 'demo';

const sentences: Record<DatabasePurpose, string> = {
  demo:
    'This database was made for a demo: its coins are play money, and anyone can sign in to its accounts. ' +
    'With NODE_ENV=production the exchange needs a database of its own. Name an empty one with DATABASE_URL or DATA_DIR.',
  real:
    'This database belongs to a real exchange. Demo accounts, demo coins and the demo market never touch it. ' +
    'Start with NODE_ENV=production, or run the demo on another database (DATABASE_URL or DATA_DIR).',
};

/** A forgotten NODE_ENV must not let strangers in, and play money must not pass for real money. */
export const refuseOtherKind = (kind: DatabasePurpose, wanted: DatabasePurpose): void => {
  if (kind !== wanted) throw new SettingsError(sentences[kind]);
};
