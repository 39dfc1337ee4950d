import { textColumn } from '../../../exchange/sql/columns';
import type { RowWriter } from '../../../exchange/sql/rows';
import type { Queries } from '../../../exchange/sql/statement';

export type WithheldBecause = 'sameMailbox' | 'sameDevice';

/** A referral with everything that decides about its reward. */
export interface StoredReferral {
  referred: string;
  referrer: string;
  status: 'pending' | 'paid' | 'withheld';
  referredEmail: string;
  referrerEmail: string;
  /** Whether the invited trader has had any fill, by an order or a swap. */
  hasTraded: boolean;
  /** Whether both have used the same device on the same network. */
  sharesPlace: boolean;
}

/** In two parts, since open and ended orders have separate indexes. */
export const hasTraded = (owner: string): string =>
  `(exists (select from trade_order where owner = ${owner} and status <> 'open' and filled > 0)
    or exists (select from trade_order where owner = ${owner} and status = 'open' and filled > 0))`;

const sharesPlace = `exists (
  select from known_place own join known_place other using (device_hash, address)
  where own.unique_id = referred and other.unique_id = referrer and address <> 'unknown')`;

export const readReferrals = async (
  client: Queries,
  referred: readonly string[],
): Promise<ReadonlyMap<string, StoredReferral>> => {
  const { rows } = await client.query<StoredReferral>({
    name: 'referral-read',
    text: `select referred, referrer, status, invited.email as "referredEmail", inviting.email as "referrerEmail",
             ${hasTraded('referred')} as "hasTraded", ${sharesPlace} as "sharesPlace"
           from referral join trader invited on invited.unique_id = referred
           join trader inviting on inviting.unique_id = referrer
           where referred = any ($1)`,
    values: [referred],
  });
  return new Map(rows.map((row) => [row.referred, row]));
};

interface Settled {
  referred: string;
  status: 'paid' | 'withheld';
  withheldBecause: WithheldBecause | null;
}

export const settleReferrals: RowWriter<Settled> = (rows, { at }) => ({
  name: 'referral-settle',
  text: `update referral set status = settled.status, withheld_because = settled.because, updated_at = $4
         from unnest($1::text[], $2::text[], $3::text[]) as settled (referred, status, because)
         where referral.referred = settled.referred`,
  values: [
    textColumn(rows, ({ referred }) => referred),
    textColumn(rows, ({ status }) => status),
    rows.map(({ withheldBecause }) => withheldBecause),
    new Date(at),
  ],
});
