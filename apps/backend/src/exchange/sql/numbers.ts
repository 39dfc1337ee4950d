import type { Queries } from './statement';

/** Takes a number from the sequence for each command. */
export const takeNumbers = async <Command>(
  client: Queries,
  sequence: 'stake_number' | 'ratio_swap_number' | 'withdrawal_number',
  commands: readonly Command[],
): Promise<ReadonlyMap<Command, number>> => {
  const { rows } = await client.query<{ number: string }>({
    name: `${sequence}s`,
    text: `select nextval('${sequence}') as number from generate_series(1, $1)`,
    values: [commands.length],
  });
  return new Map(commands.map((command, index) => [command, Number(rows[index]?.number)]));
};
