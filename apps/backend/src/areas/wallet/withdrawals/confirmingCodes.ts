import { fromUnits, toUnits, type AssetSymbol, type DecimalText } from '@exchange/domain';
import type { Refusal } from '#exchange/outcomes';
import { plainColumn, textColumn } from '#exchange/sql/columns';
import { rowFor, type RowWriter, type WriterRow } from '#exchange/sql/rows';
import type { Queries } from '#exchange/sql/statement';
import { wrongAppCode, wrongMailCode } from '../shared/refusals';
import { isSteady } from './ownersFacts';
import type { Destination } from './withdrawalChecks';
import { codePurpose, codeScope } from './withdrawalCode';
import type { WithdrawalFacts } from './withdrawalFacts';

/** A requested withdrawal with the codes that confirm it. */
export interface CodedRequest extends Destination {
  trader: string;
  asset: AssetSymbol;
  amount: DecimalText;
  /** Digests of the emailed code in hex, as one for this destination and as one for none; codes are never stored. */
  codeDigests: { named: string; unnamed: string };
  /** The time step that the authenticator code belongs to; undefined if the code is wrong. */
  totpStep?: number | undefined;
}

interface StoredCode {
  digest: string;
  expiresAt: number;
  triesLeft: number;
}

export type StoredCodes = ReadonlyMap<string, StoredCode>;

/** Writes equal amounts the same way. */
export const plain = (amount: DecimalText): DecimalText => {
  try {
    return fromUnits(toUnits(amount));
  } catch {
    return amount;
  }
};

/** The scopes of the codes that can confirm it, with the code's digest in each: first the one for its destination. */
const scopesOf = ({ asset, amount, address, destinationTag, codeDigests }: CodedRequest) => [
  {
    scope: codeScope(asset, plain(amount), { address, destinationTag }),
    digest: codeDigests.named,
    namesDestination: true,
  },
  { scope: codeScope(asset, plain(amount)), digest: codeDigests.unnamed, namesDestination: false },
];

const codeKey = (trader: string, scope: string): string => JSON.stringify([trader, scope]);

/** One lookup for all requests of a group. */
export const readCodes = async (client: Queries, commands: readonly CodedRequest[]): Promise<StoredCodes> => {
  const keys = commands.flatMap((command) => scopesOf(command).map(({ scope }) => ({ trader: command.trader, scope })));
  const { rows } = await client.query<{ id: string; scope: string; hash: Buffer; expiresAt: Date; triesLeft: number }>({
    name: 'wallet-codes',
    text: `select unique_id as id, scope, code_hash as hash, expires_at as "expiresAt", tries_left as "triesLeft"
           from mail_code where purpose = $3 and used_at is null
             and (unique_id, scope) in (select * from unnest($1::text[], $2::text[]))`,
    values: [textColumn(keys, ({ trader }) => trader), textColumn(keys, ({ scope }) => scope), codePurpose],
  });
  return new Map(
    rows.map(({ id, scope, hash, expiresAt, triesLeft }) => [
      codeKey(id, scope),
      { digest: hash.toString('hex'), expiresAt: expiresAt.getTime(), triesLeft },
    ]),
  );
};

interface Spending {
  trader: string;
  scope: string;
  digest: string;
  step: number;
}

/**
 * Has the withdrawal decided once more if since the lookup one of the codes was used, or two-factor, the password or
 * the identity's approval changed.
 */
export const spendCodes: RowWriter<Spending> = (rows, { at }) => ({
  name: 'wallet-spend-codes',
  text: `with spending as (
           select * from unnest($1::text[], $2::text[], $3::text[], $4::bigint[]) as asked (id, scope, digest, step)),
         code as (update mail_code set used_at = $5::timestamptz from spending
           where unique_id = spending.id and purpose = $6 and mail_code.scope = spending.scope
             and used_at is null and encode(code_hash, 'hex') = spending.digest returning 1),
         app as (update trader set last_totp_step = spending.step from spending
           where unique_id = spending.id and coalesce(last_totp_step, -1) < spending.step
             and ${isSteady('$5')} returning 1)
         select assert_current((select count(*) from code) = $7 and (select count(*) from app) = $7)`,
  values: [
    textColumn(rows, ({ trader }) => trader),
    textColumn(rows, ({ scope }) => scope),
    textColumn(rows, ({ digest }) => digest),
    plainColumn(rows, ({ step }) => step),
    new Date(at),
    codePurpose,
    rows.length,
  ],
});

const countWrong: RowWriter<Pick<Spending, 'trader' | 'scope'>> = (rows) => ({
  name: 'wallet-count-wrong-codes',
  text: `update mail_code set tries_left = greatest(tries_left - 1, 0) from unnest($1::text[], $2::text[]) as asked (id, scope)
         where unique_id = asked.id and purpose = $3 and mail_code.scope = asked.scope`,
  values: [textColumn(rows, ({ trader }) => trader), textColumn(rows, ({ scope }) => scope), codePurpose],
});

export interface RightCodes extends Spending {
  /** The mail with the code showed where the coins go. */
  namesDestination: boolean;
}

type Checked = { wrong: Refusal; rows: WriterRow[] } | { right: RightCodes };

/** Checks the emailed code first, so that a typo in the app's code doesn't use it up. */
export const checkCodes = (
  command: CodedRequest,
  { codes, facts }: { codes: StoredCodes; facts: Pick<WithdrawalFacts, 'traders'> },
  at: number,
): Checked => {
  const { trader, totpStep } = command;
  const lastStep = facts.traders.get(trader)?.lastTotpStep ?? -1;
  const live = scopesOf(command).flatMap((asked) => {
    const code = codes.get(codeKey(trader, asked.scope));
    return code !== undefined && code.expiresAt > at && code.triesLeft > 0 ? [{ ...asked, code }] : [];
  });
  const right = live.find(({ code, digest }) => code.digest === digest);
  const misses = (right ? [right] : live).map(({ scope }) => rowFor(countWrong, { trader, scope }));
  if (!right) return { wrong: wrongMailCode, rows: misses };
  // The emailed code stays valid, but three wrong tries of either code end it.
  if (totpStep === undefined || totpStep <= lastStep) return { wrong: wrongAppCode, rows: misses };
  const { scope, digest, namesDestination } = right;
  return { right: { trader, scope, digest, step: totpStep, namesDestination } };
};
