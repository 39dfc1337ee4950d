import { readActions, type KeptAction } from './actions';
import { done } from './answer';
import { reading } from './command';
import { describeOutcome } from './describeOutcome';
import { spokenMoment } from '../runtime/spokenMoment';

const usualLength = 20;

/** What was settled by itself has no command in the inbox, and nothing to wait for. */
const becameOf = ({ id, outcome }: KeptAction) =>
  id === null ? { outcome: 'done' as const } : describeOutcome(outcome);

const linesOf = (action: KeptAction): string[] => {
  const { at, who, words, why, id } = action;
  const { outcome, refused } = becameOf(action);
  return [
    `${spokenMoment(at)}  ${who}  ${words}`,
    `  why      ${why}`,
    `  outcome  ${outcome}${refused === undefined ? '' : `: ${refused}`}${id === null ? '' : ` (${id})`}`,
  ];
};

export const logCommands = [
  reading({
    name: 'log',
    usage: '[--last N]',
    meaning: 'who did what, when, why, and with what outcome; newest first',
    takes: [0, 0],
    options: ['last'],
    run: async ({ options: { last = usualLength } }, { database }) => {
      const actions = await readActions(database.db, last);
      return done(actions.length === 0 ? 'No actions yet.' : actions.flatMap(linesOf), {
        actions: actions.map((action) => {
          const { at, who, why, words, id } = action;
          return { at: at.toISOString(), who, why, words, id, ...becameOf(action) };
        }),
      });
    },
  }),
];
