import { randomUUID } from 'node:crypto';
import type { Queries } from '../../db/client';
import type { StatementCommand } from '../warrants/peopleCommands';
import { newKeyPair } from '../warrants/keys';
import { keepStatement, readRoster } from '../warrants/roster';
import { signWith } from '../people/signer';
import type { KeyRing } from '../people/keyRing';
import { memoryKeys } from './memoryKeys';

/** Makes this person the first owner of a real exchange, and returns their key ring. */
export const firstOwner = async (queries: Queries, name: string, at: Date): Promise<KeyRing> => {
  const { exchange } = await readRoster(queries);
  const pair = newKeyPair();
  const id = randomUUID();
  const command: StatementCommand = { kind: 'operator.begin', name, key: pair.key };
  const action = { who: name, why: 'Test', words: `bootstrap ${name}` };
  const warrant = signWith(exchange, pair)({ id, command, action, at });
  await keepStatement(queries, { id, command, warrant, approval: null }, at);
  const keys = memoryKeys();
  await keys.add(exchange, name, pair);
  return keys;
};
