import { isDeepStrictEqual } from 'node:util';
import type { Pool } from 'pg';
import type { CommandKind } from '../exchange/commands';
import type { Outcome } from '../exchange/outcomes';
import type { Credit, Expected, HandedOver, TraderRecord } from './record';

const asExpected: Record<Expected, (outcome: Outcome<CommandKind>) => boolean> = {
  credited: ({ done }) => isDeepStrictEqual(done, { isRepeat: false }),
  repeated: ({ done }) => isDeepStrictEqual(done, { isRepeat: true }),
  refused: ({ refused }) => refused?.code === 'no such trader',
};

const readOutcomes = async (pool: Pool): Promise<Map<string, Outcome<CommandKind> | null>> => {
  const { rows } = await pool.query<{ id: string; outcome: Outcome<CommandKind> | null }>(
    'select id, outcome from inbox',
  );
  return new Map(rows.map(({ id, outcome }) => [id, outcome]));
};

/** Each has a single outcome, the expected one, which never changes. */
const outcomeFaults = async (pool: Pool, { handed, perhapsHanded, settled }: TraderRecord): Promise<string[]> => {
  const stored = await readOutcomes(pool);
  const known = new Set([...handed.keys(), ...perhapsHanded.map(({ id }) => id)]);
  const wrong = [...handed.values()].flatMap(({ id, expected }) => {
    const outcome = stored.get(id);
    if (!outcome) return [`${id} was handed over and ${outcome === null ? 'is not carried out' : 'is missing'}`];
    const text = JSON.stringify(outcome);
    const before = settled.get(id) ?? text;
    settled.set(id, before);
    if (before !== text) return [`${id} came to ${before} and then to ${text}`];
    return asExpected[expected](outcome) ? [] : [`${id} should be ${expected} and came to ${text}`];
  });
  const uninvited = [...stored.keys()].filter((id) => !known.has(id));
  return [...wrong, ...uninvited.map((id) => `${id} was never handed over`)];
};

const credits = (handed: Iterable<HandedOver>): Credit[] =>
  Array.from(handed).flatMap(({ command, expected }) => (expected === 'credited' ? [command] : []));

/** The ledger check verifies that each is posted once with the right amount. */
const depositFaults = async (pool: Pool, record: TraderRecord): Promise<string[]> => {
  const { rows } = await pool.query<{ id: string; of: string }>(
    `select id, format('%s, %s', owner, trim_scale(amount)) as of from deposit`,
  );
  const stored = new Map(rows.map(({ id, of }) => [id, of]));
  const wanted = [...record.deposits.values(), ...credits(record.handed.values())];
  const wrong = wanted.flatMap(({ id, trader, amount }) => {
    const of = `${trader}, ${amount.replace(/0+$/, '')}`;
    return stored.get(id) === of ? [] : [`${id} was for ${of} and is ${stored.get(id) ?? 'missing'}`];
  });
  const asked = record.unanswered.flatMap((command) => (command.kind === 'deposit.credit' ? [command] : []));
  const known = new Set([...wanted, ...asked, ...credits(record.perhapsHanded)].map(({ id }) => id));
  const uninvited = [...stored.keys()].filter((id) => !known.has(id));
  return [...wrong, ...uninvited.map((id) => `${id} is there and was refused or never asked for`)];
};

/** Checks that each command from the inbox has one outcome and took effect once. */
export const handedFaults = async (pool: Pool, record: TraderRecord): Promise<string[]> => [
  ...(await outcomeFaults(pool, record)),
  ...(await depositFaults(pool, record)),
];
