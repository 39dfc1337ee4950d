import { refused, done, type Answer } from './answer';
import { changing, type Desk, type GivenChange } from './command';
import { carryOut } from './handing';
import { findTrader, readCoin, readMoney } from './reading';

const credit = async (given: GivenChange, desk: Desk): Promise<Answer> => {
  const [email = '', coin = '', figure = ''] = given.words;
  const [asset, amount] = [readCoin(coin), readMoney(figure)];
  if (asset.wrong !== undefined) return refused(asset.wrong);
  if (amount.wrong !== undefined) return refused(amount.wrong);
  const found = await findTrader(desk.database.db, email);
  if (found.wrong !== undefined) return refused(found.wrong);
  const { who: by, why } = given.action;
  const trader = found.value;
  return carryOut(desk, given, {
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
      done(`${trader.email} is credited ${amount.value} ${asset.value}, as deposit ${id}.`, {
        id,
        outcome: 'done',
        isRepeat,
        email: trader.email,
        coin: asset.value,
        amount: amount.value,
      }),
  });
};

export const depositCommands = [
  changing({
    name: 'deposit credit',
    usage: '<email> <coin> <amount>',
    meaning: 'credit a trader with a deposit from a chain',
    takes: [3, 3],
    options: ['id'],
    run: credit,
  }),
];
