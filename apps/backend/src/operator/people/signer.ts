import type { Queries } from '../../db/client';
import type { Command } from '../../exchange/commands';
import { signedBytes, type Warrant } from '../../inbox/warrant';
import type { Action } from '../actions';
import type { Read } from '../reading';
import { program, typeable } from '../words';
import { demoKey, type KeyPair } from '../warrants/keys';
import { readRoster, type Roster } from '../warrants/roster';
import type { KeyRing } from './keyRing';

export interface ToSign {
  id: string;
  command: Command;
  action: Pick<Action, 'who' | 'why' | 'words'>;
  at: Date;
}

/** Signs what an operator hands over. */
export interface Signer {
  name: string;
  /** The public key. */
  key: string;
  /** Acts for whoever is named, and needs no second person: a demo without operators of its own. */
  isDemo: boolean;
  sign: (what: ToSign) => Warrant;
}

export const signWith =
  (exchange: string, { key, sign }: Pick<KeyPair, 'key' | 'sign'>) =>
  ({ id, command, action, at }: ToSign): Warrant => {
    const { who: by, why, words } = action;
    const warrant = { key, by, why, words, at: at.toISOString() };
    return { ...warrant, signature: sign(signedBytes({ exchange, id, command, warrant })) };
  };

/** Everybody on a demo without operators of its own. */
export const demoSigner = ({ exchange }: Pick<Roster, 'exchange'>, name: string): Signer => ({
  name,
  key: demoKey.key,
  isDemo: true,
  sign: signWith(exchange, demoKey),
});

interface Wanted {
  who: string;
  /** Whether it was typed, and not only what the system calls its user. */
  isTyped: boolean;
}

const noOperators = [
  'This exchange has no operators yet. Make yourself its first owner:',
  `${program} bootstrap NAME --why "..."`,
].join(' ');

/** The only key there is, unless a name was typed. */
const nameOf = (names: readonly string[], { who, isTyped }: Wanted): string =>
  !isTyped && !names.includes(who) && names.length === 1 ? (names[0] ?? who) : who;

export const findSigner = async (queries: Queries, keys: KeyRing, wanted: Wanted): Promise<Read<Signer>> => {
  const roster = await readRoster(queries);
  if (roster.isOpen) return { value: demoSigner(roster, wanted.who) };
  if (!roster.hasBegun) return { wrong: noOperators };
  const name = nameOf(keys.names(roster.exchange), wanted);
  const pair = await keys.read(roster.exchange, name);
  if (!pair)
    return {
      wrong: `You have no key of ${name} for this exchange. Type: ${program} login CODE, with the code of your invitation, or --by NAME for another key.`,
    };
  const member = roster.members.get(pair.key);
  if (member?.name !== name) return { wrong: `The key of ${typeable([name])} has been revoked.` };
  return { value: { name, key: pair.key, isDemo: false, sign: signWith(roster.exchange, pair) } };
};
