import { compare, isAbove, serviceFigures, withdrawalFee, type AssetSymbol, type DecimalText } from '@exchange/domain';
import { clientKey, readByClient } from '../../../exchange/sql/clientIds';
import { plainColumn, textColumn } from '../../../exchange/sql/columns';
import { defineKind, type AnyKind } from '../../../exchange/commandKind';
import type { Decision, View } from '../../../exchange/effects';
import type { CommandOf } from '../../../exchange/commands';
import { takeNumbers } from '../../../exchange/sql/numbers';
import type { Refusal } from '../../../exchange/outcomes';
import { rowFor, type RowWriter, type WriterRow } from '../../../exchange/sql/rows';
import type { Queries } from '../../../exchange/sql/statement';
import { fromUnits, toUnits } from '../../../ledger/units';
import { appCodeKey } from '../../../identity/appCodes';
import { otherWithdrawal, wrongAppCode, wrongMailCode } from '../shared/refusals';
import { createWorth, type XdcPrices } from '../shared/worth';
import { amountObjection, destinationObjection, type WithdrawalContext } from './withdrawalChecks';
import { codePurpose, codeScope } from './withdrawalCode';
import { withdrawalChanged } from './withdrawalEvents';
import { waitOf } from './withdrawalWait';
import { readWithdrawalFacts, type CurrencyFacts, type WithdrawalFacts } from './withdrawalFacts';
import {
  putWithdrawals,
  toWithdrawal,
  traderKey,
  withdrawalColumns,
  withdrawalHold,
  withLine,
  type Withdrawal,
} from '../../../transfers/withdrawal';

interface RequestWithdrawal {
  trader: string;
  /** Chosen by the client. The same ID again is the same withdrawal, whatever codes come with it. */
  clientId?: string | undefined;
  asset: AssetSymbol;
  amount: DecimalText;
  address: string;
  destinationTag?: string | undefined;
  /** Digest of the emailed code in hex; the code itself is never stored. */
  codeDigest: string;
  /** The time step that the authenticator code belongs to; undefined if the code is wrong. */
  totpStep?: number | undefined;
}

declare module '../../../exchange/commands' {
  interface Commands {
    'withdrawal.request': RequestWithdrawal;
  }
}

declare module '../../../exchange/outcomes' {
  interface Outcomes {
    /** A wrong code moves nothing, but is counted. */
    'withdrawal.request': { withdrawal: Withdrawal; isRepeat: boolean; wrong?: never } | { wrong: Refusal };
  }
}

interface StoredCode {
  digest: string;
  expiresAt: number;
  triesLeft: number;
}

interface Known {
  facts: WithdrawalFacts;
  byClient: ReadonlyMap<string, Withdrawal>;
  codes: ReadonlyMap<string, StoredCode>;
  numbers: ReadonlyMap<CommandOf<'withdrawal.request'>, number>;
}

/** Writes equal amounts the same way. */
const plain = (amount: DecimalText): DecimalText => {
  try {
    return fromUnits(toUnits(amount));
  } catch {
    return amount;
  }
};

const scopeOf = ({ asset, amount }: RequestWithdrawal): string => codeScope(asset, plain(amount));

const codeKey = (trader: string, scope: string): string => JSON.stringify([trader, scope]);

const readCodes = async (client: Queries, commands: readonly RequestWithdrawal[]): Promise<Known['codes']> => {
  const { rows } = await client.query<{ id: string; scope: string; hash: Buffer; expiresAt: Date; triesLeft: number }>({
    name: 'wallet-codes',
    text: `select unique_id as id, scope, code_hash as hash, expires_at as "expiresAt", tries_left as "triesLeft"
           from mail_code where purpose = $3 and used_at is null
             and (unique_id, scope) in (select * from unnest($1::text[], $2::text[]))`,
    values: [textColumn(commands, ({ trader }) => trader), textColumn(commands, scopeOf), codePurpose],
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
 * Fails, and the withdrawal with it, if since the lookup one of the codes was used, or two-factor or the password
 * was changed.
 */
const spendCodes: RowWriter<Spending> = (rows, { at }) => ({
  name: 'wallet-spend-codes',
  text: `with spending as (
           select * from unnest($1::text[], $2::text[], $3::text[], $4::bigint[]) as asked (id, scope, digest, step)),
         code as (update mail_code set used_at = $5::timestamptz from spending
           where unique_id = spending.id and purpose = $6 and mail_code.scope = spending.scope
             and used_at is null and encode(code_hash, 'hex') = spending.digest returning 1),
         app as (update trader set last_totp_step = spending.step from spending
           where unique_id = spending.id and coalesce(last_totp_step, -1) < spending.step
             and two_factor_since <= $5::timestamptz - interval '${String(serviceFigures.withdrawalWaitHours)} hours'
             and coalesce(password_reset_at, '-infinity') <= $5::timestamptz - interval '${String(serviceFigures.withdrawalWaitHours)} hours' returning 1)
         select 1 / (((select count(*) from code) = $7 and (select count(*) from app) = $7)::integer)`,
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

type Checked = { wrong: Refusal; rows: WriterRow[] } | { step: number };

/** Checks the emailed code first, so that a typo in the app's code doesn't use it up. */
const checkCodes = (command: RequestWithdrawal, { facts, codes }: Known, at: number): Checked => {
  const { trader, codeDigest, totpStep } = command;
  const scope = scopeOf(command);
  const code = codes.get(codeKey(trader, scope));
  const isLive = code !== undefined && code.expiresAt > at && code.triesLeft > 0;
  if (!isLive) return { wrong: wrongMailCode, rows: [] };
  const miss = rowFor(countWrong, { trader, scope });
  if (code.digest !== codeDigest) return { wrong: wrongMailCode, rows: [miss] };
  const last = facts.traders.get(trader)?.lastTotpStep ?? -1;
  // The emailed code stays valid, but five wrong tries of either code end it.
  return totpStep === undefined || totpStep <= last ? { wrong: wrongAppCode, rows: [miss] } : { step: totpStep };
};

const isSame = (known: Withdrawal, { asset, amount, address, destinationTag }: RequestWithdrawal): boolean =>
  known.asset === asset &&
  compare(known.amount, amount) === 0 &&
  known.address === address &&
  known.destinationTag === (destinationTag ?? null);

interface Beginning {
  command: RequestWithdrawal;
  currency: CurrencyFacts;
  number: number;
  worth: DecimalText;
  /** Reviewed however small it is. */
  isSuspect: boolean;
  at: number;
}

const begin = (beginning: Beginning): Withdrawal => {
  const { command, currency, number, worth, at } = beginning;
  const { trader, clientId, asset, address, destinationTag } = command;
  const amount = plain(command.amount);
  const { paymentType, waitsFor, until } = waitOf({
    amount,
    autoBelow: currency.autoBelow,
    isSuspect: beginning.isSuspect,
    at,
  });
  const fresh: Withdrawal = {
    id: `w-${number}`,
    number,
    trader,
    clientId: clientId ?? null,
    asset,
    amount,
    fee: withdrawalFee(amount, { asset, configuredFee: currency.configuredFee }),
    address,
    destinationTag: destinationTag ?? null,
    status: 'Pending',
    paymentType,
    worth,
    releasedAt: null,
    transactionId: null,
    networkFee: null,
    confirmations: 0,
    waitsUntil: null,
    steps: [],
    createdAt: at,
  };
  return withLine(fresh, at, { step: 'requested', waitsFor, until });
};

const take = (
  command: CommandOf<'withdrawal.request'>,
  known: Known,
  ground: WithdrawalContext,
  { step, isSuspectFrom }: { step: number; isSuspectFrom: DecimalText | undefined },
): Decision<'withdrawal.request'> => {
  const { trader, asset, amount, codeDigest } = command;
  const [currency, number] = [known.facts.currencies.get(asset), known.numbers.get(command)];
  const worth = ground.worth.atLeast(asset, amount);
  if (!currency || number === undefined || worth === undefined) throw new Error(`${asset} was not looked up.`);
  const isSuspect = isSuspectFrom !== undefined && isAbove(worth, isSuspectFrom);
  const withdrawal = begin({ command, currency, number, worth, isSuspect, at: ground.at });
  return {
    done: { withdrawal, isRepeat: false },
    holds: [
      {
        id: withdrawalHold(withdrawal.id),
        trader,
        as: 'pending withdrawal',
        asset,
        amount: toUnits(withdrawal.amount),
      },
    ],
    rows: [
      rowFor(spendCodes, { trader, scope: scopeOf(command), digest: codeDigest, step }),
      rowFor(putWithdrawals, withdrawal),
    ],
    events: withdrawalChanged(withdrawal),
  };
};

interface RequestTerms {
  prices: XdcPrices;
  /** Above this worth in XDC it is reviewed if its trader has traded far from a reference price. */
  strayedAbove: DecimalText;
}

const decide = (
  { at, state, lastPrice, referencePrice }: View,
  command: CommandOf<'withdrawal.request'>,
  known: Known,
  { prices, strayedAbove }: RequestTerms,
): Decision<'withdrawal.request'> => {
  const { trader, clientId, asset } = command;
  const before = clientId === undefined ? undefined : known.byClient.get(clientKey(trader, clientId));
  if (before) return isSame(before, command) ? { done: { withdrawal: before, isRepeat: true } } : otherWithdrawal;
  const ground: WithdrawalContext = {
    at,
    facts: known.facts,
    isFrozen: state.frozen.has(trader),
    read: (account) => state.balances.read(account),
    young: state.young.claimsOn(trader),
    worth: createWorth({ lastPrice, referencePrice }, prices),
  };
  const objection = amountObjection(command, ground) ?? destinationObjection(asset, command);
  if (objection) return { refused: objection };
  const checked = checkCodes(command, known, at);
  if ('wrong' in checked) return { done: { wrong: checked.wrong }, rows: checked.rows };
  const hasStrayed = (state.references.strayed.get(trader) ?? 0) > at;
  return take(command, known, ground, { step: checked.step, isSuspectFrom: hasStrayed ? strayedAbove : undefined });
};

/** All rules for a withdrawal are checked here, where the money moves. */
export const requestWithdrawal = (terms: RequestTerms): AnyKind =>
  defineKind({
    kind: 'withdrawal.request',
    // One at a time per trader: balance, limit, codes and IDs must be looked up after the previous request.
    keysOf: ({ trader }) => [traderKey(trader), appCodeKey(trader)],
    lookUp: async (client, commands, at): Promise<Known> => {
      const [facts, byClient, codes, numbers] = await Promise.all([
        readWithdrawalFacts(
          client,
          commands.map(({ trader }) => trader),
          at,
        ),
        readByClient(client, commands, { table: 'withdrawal', columns: withdrawalColumns, read: toWithdrawal }),
        readCodes(client, commands),
        takeNumbers(client, 'withdrawal_number', commands),
      ]);
      return { facts, byClient, codes, numbers };
    },
    decide: (view, command, known: Known) => decide(view, command, known, terms),
  });
