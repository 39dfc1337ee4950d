import { incomingColumns, readIncoming, toIncoming, type Incoming } from '#transfers/incoming';
import { refused, done, type Answer } from '#operator/answer';
import { changing, reading, usageOf, type OperatorContext, type GivenChange } from '#operator/command';
import { submitCommand } from '#operator/submitCommand';
import { findTrader, readCoin, readMoney } from '#operator/reading';
import { spokenMoment } from '#runtime/spokenMoment';

const reasons: Readonly<Record<NonNullable<Incoming['keptFor']>, string>> = {
  minimum: 'below the minimum deposit',
  tagMissing: 'no destination tag',
  tagUnknown: 'a destination tag that belongs to no account',
  addressUnknown: 'an address that belongs to no account',
  closed: 'deposits of this coin were closed',
  accountClosed: 'the account was closed when it arrived',
  changed: 'the network reported different details earlier',
};

interface Listed extends Incoming {
  email: string | null;
}

/** What is kept, what is on its way back, and what custody contradicted itself about. */
const readKept = async ({ database }: OperatorContext): Promise<Listed[]> => {
  const { rows } = await database.pool.query<Parameters<typeof toIncoming>[0] & { email: string | null }>(
    `select ${incomingColumns}, (select email from trader where unique_id = owner) as email from incoming
     where status in ('kept', 'returning') or kept_for = 'changed' order by number`,
  );
  return rows.map((row) => ({ ...toIncoming(row), email: row.email }));
};

const linesOf = (deposit: Listed): string[] => {
  const { id, status, keptFor, email, asset, amount, address, destinationTag, sender, returnTo, createdAt } = deposit;
  return [
    `${id}  ${status}  ${spokenMoment(new Date(createdAt))}  ${email ?? 'no account'}`,
    `  amount   ${amount} ${asset}`,
    `  to       ${address}${destinationTag === null ? '' : `, destination tag ${destinationTag}`}`,
    `  from     ${sender ?? 'unknown'}`,
    ...(keptFor === null ? [] : [`  why      ${reasons[keptFor]}`]),
    ...(returnTo?.refused === undefined ? [] : [`  return   custody refused: ${returnTo.refused}`]),
  ];
};

const list = async (desk: OperatorContext): Promise<Answer> => {
  const kept = await readKept(desk);
  return done(kept.length === 0 ? 'No deposits are held.' : kept.flatMap(linesOf), { deposits: kept });
};

const findDeposit = async ({ database }: OperatorContext, id: string): Promise<Incoming | undefined> =>
  (await readIncoming(database.pool, [id])).get(id);

const noSuchDeposit = (id: string): Answer => refused(`There is no deposit ${id}. See \`deposit list\`.`);

/** To its trader, or to the one who is named where it is nobody's. */
const creditKept = async (given: GivenChange, desk: OperatorContext): Promise<Answer> => {
  const [id = '', email] = given.words;
  const deposit = await findDeposit(desk, id);
  if (!deposit) return noSuchDeposit(id);
  const { asset, amount, owner } = deposit;
  const found = email === undefined ? undefined : await findTrader(desk.database.db, email);
  if (found?.wrong !== undefined) return refused(found.wrong);
  const trader = found?.value.uniqueId ?? owner;
  if (trader === null) return refused(`Deposit ${id} belongs to no account. Add the trader's email.`);
  const { who: by, why } = given.action;
  return submitCommand(desk, given, {
    command: () => ({ kind: 'deposit.credit', id, trader, asset, amount, by, why }),
    told: ({ isRepeat }, commandId) =>
      done(`Deposit ${id} of ${amount} ${asset} is credited. We've emailed the trader.`, {
        id: commandId,
        outcome: 'done',
        isRepeat,
        deposit: id,
      }),
  });
};

/** Where chains are simulated, coins that nobody sent would be missing in custody. */
const hasChains = async ({ database }: OperatorContext): Promise<boolean> =>
  (await database.pool.query('select from chain limit 1')).rowCount === 1;

const creditNew = async (given: GivenChange, desk: OperatorContext): Promise<Answer> => {
  const [email = '', coin = '', figure = ''] = given.words;
  const [asset, amount] = [readCoin(coin), readMoney(figure)];
  if (asset.wrong !== undefined) return refused(asset.wrong);
  if (amount.wrong !== undefined) return refused(amount.wrong);
  const found = await findTrader(desk.database.db, email);
  if (found.wrong !== undefined) return refused(found.wrong);
  if (await hasChains(desk))
    return refused('Custody reports every deposit here. Send test coins with `chain deposit` instead.');
  const { who: by, why } = given.action;
  const trader = found.value;
  return submitCommand(desk, given, {
    command: (id) => ({
      kind: 'deposit.credit',
      id,
      trader: trader.uniqueId,
      asset: asset.value,
      amount: amount.value,
      by,
      why,
    }),
    told: ({ isRepeat }, id) =>
      done(`Credited ${amount.value} ${asset.value} to ${trader.email}, as deposit ${id}.`, {
        id,
        outcome: 'done',
        isRepeat,
        email: trader.email,
        coin: asset.value,
        amount: amount.value,
      }),
  });
};

const creditWords = { name: 'deposit credit', usage: '<deposit> [email] | <email> <coin> <amount>' };

const credit = (given: GivenChange, desk: OperatorContext): Promise<Answer> => {
  if (given.words.length === 3) return creditNew(given, desk);
  return given.words[0]?.includes('@') === true
    ? Promise.resolve(refused(`Usage: ${usageOf(creditWords)}`))
    : creditKept(given, desk);
};

const sendBack = async (given: GivenChange, desk: OperatorContext): Promise<Answer> => {
  const [id = '', address, destinationTag] = given.words;
  if (!(await findDeposit(desk, id))) return noSuchDeposit(id);
  const { who: by, why } = given.action;
  return submitCommand(desk, given, {
    command: () => ({ kind: 'deposit.return', id, address, destinationTag, by, why }),
    told: ({ deposit, isRepeat }, commandId) =>
      done(
        isRepeat
          ? `Deposit ${id} is already being returned to ${deposit.address}.`
          : `Deposit ${id}: ${deposit.amount} ${deposit.asset} is being returned to ${deposit.address}.`,
        { id: commandId, outcome: 'done', isRepeat, deposit: id, address: deposit.address },
      ),
  });
};

export const depositCommands = [
  reading({
    name: 'deposit list',
    usage: '',
    meaning: 'deposits that could not be credited, and why',
    takes: [0, 0],
    run: (_, desk) => list(desk),
  }),
  changing({
    ...creditWords,
    meaning: "credit a held deposit, or one custody doesn't report",
    takes: [1, 3],
    options: ['id'],
    run: credit,
  }),
  changing({
    name: 'deposit return',
    usage: '<deposit> [address] [tag]',
    meaning: 'return a held deposit to its sender',
    takes: [1, 3],
    options: ['id'],
    run: sendBack,
  }),
];
