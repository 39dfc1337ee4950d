import type { SpotPairName } from '@exchange/domain';
import { done, refused, type Answer } from '../../operator/answer';
import { changing, type OperatorContext, type GivenChange } from '../../operator/command';
import { submitCommand } from '../../operator/submitCommand';
import { readPair, type Read } from '../../operator/reading';
import { spokenMoment } from '../../runtime/spokenMoment';
import { program } from '../../operator/words';

/** All trading where no pair is named. */
const readScope = (word: string | undefined): Read<SpotPairName | undefined> =>
  word === undefined ? { value: undefined } : readPair(word);

const tradingOf = (pair: string | undefined): string => (pair === undefined ? 'All trading' : `Trading on ${pair}`);

const halt = async (given: GivenChange, desk: OperatorContext): Promise<Answer> => {
  const { value: pair, wrong } = readScope(given.words[0]);
  if (wrong !== undefined) return refused(wrong);
  const { who: by, why } = given.action;
  const { forMs } = given.options;
  return submitCommand(desk, given, {
    command: (id) => ({ kind: 'trading.halt', id, pair, by, why, forMs }),
    told: ({ until }, id) => {
      const end = until === undefined ? undefined : new Date(until);
      return done(
        [
          `${tradingOf(pair)} is halted: new orders get “Under Maintenance”. Open orders stay and can be cancelled.`,
          end
            ? `It resumes automatically at ${spokenMoment(end)}, unless resumed or halted again first.`
            : `It stays halted until you resume it: ${program} trading resume${pair === undefined ? '' : ` ${pair}`} --why "..."`,
        ],
        { id, outcome: 'done', pair: pair ?? null, until: end?.toISOString() ?? null },
      );
    },
  });
};

interface Resumed {
  isLifted: boolean;
  isAllHalted: boolean;
  stillHalted: readonly string[];
}

const notHalted = (pair: string | undefined): string =>
  pair === undefined ? 'There was no exchange-wide halt to lift.' : `${pair} was not halted.`;

const resumedLines = (pair: string | undefined, { isLifted, isAllHalted, stillHalted }: Resumed): string[] => [
  isLifted ? `${tradingOf(pair)} has resumed.` : notHalted(pair),
  ...(isAllHalted
    ? [`All trading is still halted, ${pair ?? ''} included. To resume it: ${program} trading resume --why "..."`]
    : []),
  ...(pair === undefined && stillHalted.length > 0 ? [`Still halted separately: ${stillHalted.join(', ')}.`] : []),
];

const resume = async (given: GivenChange, desk: OperatorContext): Promise<Answer> => {
  const { value: pair, wrong } = readScope(given.words[0]);
  if (wrong !== undefined) return refused(wrong);
  const { who: by, why } = given.action;
  return submitCommand(desk, given, {
    command: () => ({ kind: 'trading.resume', pair, by, why }),
    told: (resumed, id) => done(resumedLines(pair, resumed), { id, outcome: 'done', pair: pair ?? null, ...resumed }),
  });
};

export const tradingCommands = [
  changing({
    name: 'trading halt',
    usage: '[PAIR] [--for 30m]',
    meaning: 'put a pair, or all trading, under maintenance',
    takes: [0, 1],
    options: ['id', 'for'],
    run: halt,
  }),
  changing({
    name: 'trading resume',
    usage: '[PAIR]',
    meaning: 'resume trading on a pair, or everywhere',
    takes: [0, 1],
    options: ['id'],
    run: resume,
  }),
];
