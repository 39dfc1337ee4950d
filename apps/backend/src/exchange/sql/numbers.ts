import type { Queries } from './statement';

type Sequence = 'stake_number' | 'ratio_swap_number' | 'withdrawal_number';

/** A command that is looked up again, because what it rests on has changed, keeps its number. */
const taken = new WeakMap<object, number>();

/** Takes a number from the sequence for each command. */
export const takeNumbers = async <Command extends object>(
  client: Queries,
  sequence: Sequence,
  commands: readonly Command[],
): Promise<ReadonlyMap<Command, number>> => {
  const fresh = commands.filter((command) => !taken.has(command));
  if (fresh.length > 0) {
    const { rows } = await client.query<{ number: string }>({
      name: `${sequence}s`,
      text: `select nextval('${sequence}') as number from generate_series(1, $1)`,
      values: [fresh.length],
    });
    for (const [index, command] of fresh.entries()) taken.set(command, Number(rows[index]?.number));
  }
  return new Map(commands.map((command) => [command, taken.get(command) ?? Number.NaN]));
};
