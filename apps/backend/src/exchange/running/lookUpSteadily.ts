import type { Command } from '../commands';
import { createDraft } from '../draft';
import type { Connected } from '../writing/connection';
import type { GroupDeps } from './group';
import type { Kinds, Known } from './kinds';

interface LookingUp extends Pick<GroupDeps, 'now' | 'lastPrice'> {
  kinds: Pick<Kinds, 'lookUp' | 'steadyFor'>;
}

/** Looks up for a group, and once more behind a lock if what was looked up could change before it is written. */
export const lookUpSteadily = async (
  { writer, state }: Connected,
  commands: readonly Command[],
  { kinds, now, lastPrice }: LookingUp,
): Promise<Known> => {
  const lookUp = () => writer.ask((client) => kinds.lookUp(client, commands, now()));
  const known = await lookUp();
  const lock = kinds.steadyFor(createDraft({ at: now(), state, lastPrice }), commands, known);
  if (!lock) return known;
  await writer.begin(lock);
  return lookUp();
};
