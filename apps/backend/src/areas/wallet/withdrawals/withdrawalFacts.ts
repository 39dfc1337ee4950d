import { serviceFigures, utcDay, type DecimalText } from '@exchange/domain';
import { plainDecimal } from '#db/plainDecimal';
import { lacksCustodySql } from '#exchange/sql/lacksCustody';
import type { Queries } from '#exchange/sql/statement';

/** What decides about a trader's withdrawals, for any coin. */
export interface TraderFacts {
  kycStatus: number;
  isTwoFactorOn: boolean;
  /** When withdrawals become possible; undefined if they already are. */
  startsAt: number | undefined;
  lastTotpStep: number | undefined;
  isFrozen: boolean;
  /** Of a closed account; undefined if it's open. */
  withdrawableUntil?: number | undefined;
  /** Whether withdrawals to new addresses wait. */
  waitsForNewAddresses: boolean;
}

export interface CurrencyFacts {
  isOpen: boolean;
  /** No chain is behind the exchange, so that no coins go out. */
  lacksCustody?: boolean;
  minimum: DecimalText;
  configuredFee: DecimalText;
  autoBelow: DecimalText;
}

export interface WithdrawalFacts {
  traders: ReadonlyMap<string, TraderFacts>;
  currencies: ReadonlyMap<string, CurrencyFacts>;
  /** Withdrawn in XDC, by `dayKey`: for today and later days, and for yesterday until 01:00. */
  used: ReadonlyMap<string, DecimalText>;
}

/** What went out, or will, without anybody having looked at it. */
export interface Unreviewed {
  /** Of what may go out so: each amount divided by the threshold of its coin, all coins together. */
  share: DecimalText;
  /** In XDC. */
  worth: DecimalText;
}

const waitMs = serviceFigures.withdrawalWaitHours * 60 * 60_000;

export const dayKey = (trader: string, at: number): string => `${trader} ${utcDay(at)}`;

interface TraderRow {
  id: string;
  kycStatus: number;
  twoFactorSince: Date | null;
  passwordResetAt: Date | null;
  lastTotpStep: string | null;
  frozenAt: Date | null;
  withdrawableUntil: Date | null;
  addressWaitSince: Date | null;
  addressWaitUntil: Date | null;
}

const startOf = ({ twoFactorSince, passwordResetAt }: TraderRow): number | undefined => {
  const moments = [twoFactorSince, passwordResetAt].flatMap((moment) => moment?.getTime() ?? []);
  return moments.length === 0 ? undefined : Math.max(...moments) + waitMs;
};

const waitsForNewAddresses = ({ addressWaitSince, addressWaitUntil }: TraderRow, at: number): boolean =>
  addressWaitSince !== null && (addressWaitUntil === null || addressWaitUntil.getTime() > at);

export const readTraderFacts = async (
  client: Queries,
  ids: readonly string[],
  at: number,
): Promise<WithdrawalFacts['traders']> => {
  const { rows } = await client.query<TraderRow>({
    name: 'wallet-trader-facts',
    text: `select unique_id as id, kyc_status as "kycStatus", two_factor_since as "twoFactorSince",
             password_reset_at as "passwordResetAt", last_totp_step as "lastTotpStep", frozen_at as "frozenAt",
             withdrawable_until as "withdrawableUntil",
             address_wait_since as "addressWaitSince", address_wait_until as "addressWaitUntil"
           from trader where unique_id = any ($1)`,
    values: [ids],
  });
  return new Map(
    rows.map((row) => [
      row.id,
      {
        kycStatus: row.kycStatus,
        isTwoFactorOn: row.twoFactorSince !== null,
        startsAt: startOf(row),
        lastTotpStep: row.lastTotpStep === null ? undefined : Number(row.lastTotpStep),
        isFrozen: row.frozenAt !== null,
        withdrawableUntil: row.withdrawableUntil?.getTime(),
        waitsForNewAddresses: waitsForNewAddresses(row, at),
      },
    ]),
  );
};

interface CurrencyRow {
  symbol: string;
  isOpen: boolean;
  lacksCustody: boolean;
  minimum: string;
  fee: string;
  auto: string;
}

const readCurrencyFacts = async (client: Queries): Promise<WithdrawalFacts['currencies']> => {
  const { rows } = await client.query<CurrencyRow>({
    name: 'wallet-currency-facts',
    text: `select symbol, is_withdrawal_open and not ${lacksCustodySql} as "isOpen",
             ${lacksCustodySql} as "lacksCustody", min_withdrawal as minimum, withdrawal_fee as fee,
             auto_below as auto from currency`,
    values: [],
  });
  return new Map(
    rows.map(({ symbol, isOpen, lacksCustody, minimum, fee, auto }) => [
      symbol,
      {
        isOpen,
        lacksCustody,
        minimum: plainDecimal(minimum),
        configuredFee: plainDecimal(fee),
        autoBelow: plainDecimal(auto),
      },
    ]),
  );
};

const readUsed = async (client: Queries, ids: readonly string[], at: number): Promise<WithdrawalFacts['used']> => {
  const { rows } = await client.query<{ owner: string; day: string; used: string }>({
    name: 'wallet-withdrawn',
    text: `select owner, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day, sum(worth) as used
           from withdrawal where owner = any ($1) and status <> 'Cancelled'
             and created_at >= date_trunc('day', $2::timestamptz - interval '1 hour', 'UTC')
             and created_at < $2::timestamptz + interval '3 days'
           group by owner, day`,
    values: [ids, new Date(at)],
  });
  return new Map(rows.map(({ owner, day, used }) => [`${owner} ${day}`, plainDecimal(used)]));
};

/** By trader, of the last 24 hours; a trader without any is absent. Only a new withdrawal asks. */
export const readUnreviewed = async (
  client: Queries,
  ids: readonly string[],
  at: number,
): Promise<ReadonlyMap<string, Unreviewed>> => {
  const { rows } = await client.query<Unreviewed & { owner: string }>({
    name: 'wallet-unreviewed',
    text: `select owner, coalesce(sum(amount / nullif(auto_below, 0)), 0) as share, sum(worth) as worth
           from withdrawal join currency on symbol = asset
           where owner = any ($1) and payment_type = 'Auto' and status <> 'Cancelled'
             and withdrawal.created_at > $2::timestamptz - interval '24 hours'
           group by owner`,
    values: [ids, new Date(at)],
  });
  return new Map(
    rows.map(({ owner, share, worth }) => [owner, { share: plainDecimal(share), worth: plainDecimal(worth) }]),
  );
};

/** One lookup for all traders of a group, for decisions at or close to this moment. */
export const readWithdrawalFacts = async (
  client: Queries,
  traders: readonly string[],
  at: number,
): Promise<WithdrawalFacts> => {
  const ids = [...new Set(traders)];
  const [facts, currencies, used] = await Promise.all([
    readTraderFacts(client, ids, at),
    readCurrencyFacts(client),
    readUsed(client, ids, at),
  ]);
  return { traders: facts, currencies, used };
};
