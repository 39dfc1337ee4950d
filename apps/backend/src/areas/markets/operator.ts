import { pairOf, spotPairNames, type SpotPairName } from '@exchange/domain';
import type { ReferenceAlert } from '../../exchange/reference/reference';
import { readReferences } from '../../exchange/reference/referenceRows';
import { hasReference, shownReferences } from '../../exchange/reference/references';
import { done, refused, type Answer } from '../../operator/answer';
import { changing, reading, type Given, type GivenChange, type OperatorContext } from '../../operator/command';
import { readMoney, readPair, type Read } from '../../operator/reading';
import { submitCommand } from '../../operator/submitCommand';
import { program } from '../../operator/words';
import { linkedTradersCommand } from './linkedTraders';

const alerts: Readonly<Record<ReferenceAlert, string>> = {
  capped: 'at its cap for a day; check the price and set it',
  alone: 'moved far, and no other pair confirms it, or its own trades do not; check the price',
};

const readPriced = (typed: string): Read<SpotPairName> => {
  const { value: pair, wrong } = readPair(typed);
  if (wrong !== undefined) return { wrong };
  return hasReference(pairOf(pair)) ? { value: pair } : { wrong: `The price of ${pair} is fixed.` };
};

const pairsOf = (word: string | undefined): Read<readonly SpotPairName[]> => {
  if (word === undefined) return { value: spotPairNames.filter((name) => hasReference(pairOf(name))) };
  const { value, wrong } = readPriced(word);
  return wrong === undefined ? { value: [value] } : { wrong };
};

const show = async ({ words }: Given, { database }: OperatorContext): Promise<Answer> => {
  const { value: names, wrong } = pairsOf(words[0]);
  if (wrong !== undefined) return refused(wrong);
  const stored = await readReferences(database.pool);
  const known = new Map(shownReferences(stored).map((one) => [one.pair, one]));
  const rows = names.map((name) => ({ pair: name, price: known.get(name)?.price, alert: known.get(name)?.alert }));
  const missing = stored.mustBeSet ? 'none yet: the pair is closed until one is set' : 'none yet';
  return done(
    rows.map(({ pair, price, alert }) =>
      [pair.padEnd(10), price ?? missing, ...(alert ? [`  ${alerts[alert]}`] : [])].join(' '),
    ),
    { references: rows.map(({ pair, price, alert }) => ({ pair, price: price ?? null, alert: alert ?? null })) },
  );
};

const set = async (given: GivenChange, desk: OperatorContext): Promise<Answer> => {
  const [pair, price] = [readPriced(given.words[0] ?? ''), readMoney(given.options.set ?? '')];
  if (pair.wrong !== undefined) return refused(pair.wrong);
  if (price.wrong !== undefined) return refused(price.wrong);
  const { who: by, why: reason } = given.action;
  return submitCommand(desk, given, {
    command: () => ({ kind: 'reference.set', pair: pair.value, price: price.value, reason, by }),
    told: (set, id) =>
      done(
        [
          `The reference price of ${pair.value} is ${set.price}. Orders up to ${pairOf(pair.value).priceBandPercent} % from it are accepted.`,
          `It follows the trades from here. To see it: ${program} market reference ${pair.value}`,
        ],
        { id, outcome: 'done', pair: pair.value, price: set.price },
      ),
  });
};

export const marketCommands = [
  changing({
    name: 'market reference',
    usage: 'PAIR --set PRICE',
    meaning: 'set the price that the price band of a pair is measured from',
    takes: [1, 1],
    options: ['set', 'id'],
    onlyWith: 'set',
    run: set,
  }),
  reading({
    name: 'market reference',
    usage: '[PAIR]',
    meaning: 'the prices that price bands are measured from, and which need a look',
    takes: [0, 1],
    run: show,
  }),
  linkedTradersCommand,
];
