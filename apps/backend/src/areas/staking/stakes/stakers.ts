import type { Queries } from '#exchange/sql/statement';

/** Two-factor facts of a trader, which confirm changes of stakes. */
export interface Staker {
  hasTwoFactor: boolean;
  lastStep: number;
}

export type Stakers = ReadonlyMap<string, Staker>;

export const readStakers = async (client: Queries, ids: readonly string[]): Promise<Stakers> => {
  const { rows } = await client.query<{ id: string; hasTwoFactor: boolean; lastStep: string }>({
    name: 'staking-stakers',
    text: `select unique_id as id, two_factor_since is not null as "hasTwoFactor",
             coalesce(last_totp_step, -1) as "lastStep"
           from trader where unique_id = any ($1)`,
    values: [ids],
  });
  return new Map(rows.map(({ id, hasTwoFactor, lastStep }) => [id, { hasTwoFactor, lastStep: Number(lastStep) }]));
};
