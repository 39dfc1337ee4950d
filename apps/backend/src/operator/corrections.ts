import type { AssetSymbol, DecimalText } from '@exchange/domain';
import type { Queries } from '../db/client';
import { houseKinds, type HouseKind, type Purse } from '../ledger/accounts';
import { isToItself, type Leg } from '../ledger/legs';
import { done, refused, type Answer } from './answer';
import { changing, type OperatorContext, type GivenChange } from './command';
import { submitCommand } from './submitCommand';
import { findTrader, readCoin, readMoney, type Read } from './reading';

const example = '"5 XDC from custody to ada@example.com"';

const shape = /^(\S+) (\S+) from (.+) to (.+)$/;

const isHouse = (name: string): name is HouseKind => (houseKinds as readonly string[]).includes(name);

interface SpokenLeg {
  leg: Leg;
  line: string;
}

interface Side {
  purse: Purse;
  name: string;
}

const readPurse = async (queries: Queries, typed: string): Promise<Read<Side>> => {
  if (!typed.includes('@')) {
    const name = typed.toLowerCase();
    if (isHouse(name)) return { value: { purse: { house: name }, name } };
    return { wrong: `There is no account ${typed}. Name a trader's email or one of: ${houseKinds.join(', ')}.` };
  }
  const found = await findTrader(queries, typed);
  if (found.wrong !== undefined) return found;
  const { uniqueId, email } = found.value;
  return { value: { purse: { trader: uniqueId }, name: email } };
};

const readSum = (figure: string, coin: string): Read<{ amount: DecimalText; asset: AssetSymbol }> => {
  const [amount, asset] = [readMoney(figure), readCoin(coin)];
  if (amount.wrong !== undefined) return amount;
  return asset.wrong === undefined ? { value: { amount: amount.value, asset: asset.value } } : asset;
};

const readSides = async (queries: Queries, fromWord: string, toWord: string): Promise<Read<[Side, Side]>> => {
  const from = await readPurse(queries, fromWord);
  if (from.wrong !== undefined) return from;
  const to = await readPurse(queries, toWord);
  return to.wrong === undefined ? { value: [from.value, to.value] } : to;
};

const readLeg = async (queries: Queries, typed: string): Promise<Read<SpokenLeg>> => {
  const parts = shape.exec(typed.trim())?.slice(1) as [string, string, string, string] | undefined;
  if (!parts) return { wrong: `“${typed}” is not a movement of money. Put each in quotes, such as ${example}.` };
  const [figure, coin, fromWord, toWord] = parts;
  const sum = readSum(figure, coin);
  if (sum.wrong !== undefined) return sum;
  const sides = await readSides(queries, fromWord, toWord);
  if (sides.wrong !== undefined) return sides;
  const [from, to] = sides.value;
  const leg: Leg = { ...sum.value, from: from.purse, to: to.purse };
  if (isToItself(leg)) return { wrong: `“${typed}” moves nothing: both sides are the same account.` };
  return { value: { leg, line: `${leg.amount} ${leg.asset} from ${from.name} to ${to.name}` } };
};

const correct = async (given: GivenChange, desk: OperatorContext): Promise<Answer> => {
  const read: SpokenLeg[] = [];
  for (const typed of given.words) {
    const leg = await readLeg(desk.database.db, typed);
    if (leg.wrong !== undefined) return refused(leg.wrong);
    read.push(leg.value);
  }
  const { who: by, why: reason } = given.action;
  const lines = read.map(({ line }) => line);
  return submitCommand(desk, given, {
    plan: ['About to book, all or nothing:', ...lines.map((line) => `  ${line}`)],
    // A name of its own, so that no id typed here meets that of another posting.
    command: (id) => ({
      kind: 'ledger.correct',
      id: `correction ${id}`,
      legs: read.map(({ leg }) => leg),
      reason,
      by,
    }),
    told: ({ isRepeat }, id) =>
      done(
        lines.map((line) => `Booked: ${line}`),
        { id, outcome: 'done', isRepeat, legs: lines },
      ),
  });
};

export const correctionCommand = changing({
  name: 'ledger correct',
  usage: '"<amount> <coin> from <account> to <account>" …',
  meaning: "correct a wrong booking; an account is a trader's email or a house account",
  takes: [1, 100],
  options: ['id'],
  run: correct,
});
