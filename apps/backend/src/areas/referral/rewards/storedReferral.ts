import { kycStatusNumbers } from '@exchange/domain';
import { textColumn } from '#exchange/sql/columns';
import type { RowWriter } from '#exchange/sql/rows';
import type { Queries } from '#exchange/sql/statement';
import { isYoung } from '#exchange/writing/youngRows';
import { owedKind } from '#ledger/accounts';

export type WithheldBecause = 'sameMailbox' | 'sameDocument' | 'sameDevice' | 'sameNetwork';

/** A referral with everything that decides about its reward. */
export interface StoredReferral {
  referred: string;
  referrer: string;
  status: 'pending' | 'paid' | 'withheld';
  referredEmail: string;
  referrerEmail: string;
  /** Whether the invited trader has had any fill, by an order or a swap. */
  hasTraded: boolean;
  /** Whether both have approved papers. */
  areVerified: boolean;
  /** Whether neither owes coins of a reversed deposit, and no deposit of the invited trader may still be taken back. */
  isMoneySettled: boolean;
  /** Whether the papers of the invited trader, or a browser they used, belong to one who was rewarded before. */
  sharesDocument: boolean;
  sharesDevice: boolean;
  /** Whether their network is the referrer's, or that of one whom the same referrer was rewarded for. */
  sharesNetwork: boolean;
}

/** In two parts, since open and ended orders have separate indexes. */
export const hasTraded = (owner: string): string =>
  `(exists (select from trade_order where owner = ${owner} and status <> 'open' and filled > 0)
    or exists (select from trade_order where owner = ${owner} and status = 'open' and filled > 0))`;

export const areVerified = `not exists (
  select from trader where unique_id in (referred, referrer) and kyc_status <> ${kycStatusNumbers.Approved})`;

/** A first trade with coins that are taken back afterwards is none. */
export const isMoneySettled = `(
  not exists (select from account where owner in (referred, referrer) and kind = '${owedKind}' and balance < 0)
  and not exists (
    select from young_money join incoming on incoming.id = deposit
    where young_money.owner = referred and ${isYoung}))`;

/** The referrer, and all who were rewarded before; each may be the same person under another name. */
const rewarded = (theirs = 'true'): string => `(
  select referral.referrer union all
  select person from referral earlier, unnest(array[earlier.referred, earlier.referrer]) as person
  where earlier.status = 'paid' and person <> referral.referred and ${theirs})`;

/**
 * Papers whose approval was revoked after their trader was rewarded count, too. While secrets are re-sealed, some have a
 * digest with the key before beside or instead of the new one.
 */
const sharesDocument = `exists (
  select from kyc_submission own join kyc_submission other
    on other.document_digest in (own.document_digest, own.former_digest)
      or other.former_digest in (own.document_digest, own.former_digest)
  where own.unique_id = referred and own.status = 'approved' and other.status in ('approved', 'rejected')
    and other.unique_id in ${rewarded()})`;

const sharesDevice = `exists (
  select from known_device own join known_device other using (device)
  where own.unique_id = referred and other.unique_id in ${rewarded()})`;

/** Everybody who tries a demo does so from one machine. */
const isReal = `not exists (select from database_kind where kind = 'demo')`;

const sharesNetwork = `coalesce($2, ${isReal}) and exists (
  select from known_place own join known_place other using (address)
  where own.unique_id = referred and address <> 'unknown'
    and other.unique_id in ${rewarded('earlier.referrer = referral.referrer')})`;

export const readReferrals = async (
  client: Queries,
  referred: readonly string[],
  isPerNetwork?: boolean,
): Promise<ReadonlyMap<string, StoredReferral>> => {
  const { rows } = await client.query<StoredReferral>({
    name: 'referral-read',
    text: `select referred, referrer, status, invited.email as "referredEmail", inviting.email as "referrerEmail",
             ${hasTraded('referred')} as "hasTraded", ${areVerified} as "areVerified",
             ${isMoneySettled} as "isMoneySettled",
             ${sharesDocument} as "sharesDocument", ${sharesDevice} as "sharesDevice", ${sharesNetwork} as "sharesNetwork"
           from referral join trader invited on invited.unique_id = referred
           join trader inviting on inviting.unique_id = referrer
           where referred = any ($1)`,
    values: [referred, isPerNetwork],
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
