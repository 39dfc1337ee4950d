import { readActions, type KeptAction } from './actions';
import { counted } from '@exchange/domain';
import { done, refused, type Answer } from './answer';
import { reading, type Given, type OperatorContext } from './command';
import { describeOutcome } from './describeOutcome';
import { onOneLine } from './escapeForTerminal';
import { verifyLog } from './logChain';
import { spokenMoment } from '../runtime/spokenMoment';
import { program } from './words';

const usualLength = 20;
const shownWrong = 20;

/** What was settled by itself has no command in the inbox, and nothing to wait for. */
const becameOf = ({ id, outcome, isHeld }: KeptAction) =>
  id === null ? { outcome: 'done' as const } : describeOutcome(outcome, isHeld);

const linesOf = (action: KeptAction): string[] => {
  const { at, who, words, why, id } = action;
  const { outcome, refused } = becameOf(action);
  return [
    onOneLine(`${spokenMoment(at)}  ${who}  ${words}`),
    onOneLine(`  why      ${why}`),
    `  outcome  ${outcome}${refused === undefined ? '' : `: ${refused}`}${id === null ? '' : ` (${id})`}`,
  ];
};

const verify = async ({ words: [noted] }: Given, { database }: OperatorContext): Promise<Answer> => {
  const report = await verifyLog(database.db, noted?.toLowerCase());
  const { lines, signed, head, hasNoted, wrong } = report;
  if (!hasNoted)
    wrong.unshift(`The log doesn't have ${noted ?? ''} any more: it was rewritten, or this is another one.`);
  const summary = `${counted(lines, 'line')}, ${String(signed)} of them signed by operators.`;
  if (wrong.length > 0)
    return refused([`The log is NOT sound. ${summary}`, ...wrong.slice(0, shownWrong)], { ...report });
  const keep = `Note it elsewhere; ${program} log verify HASH then proves that all lines until now are still there.`;
  return done([`The log is sound: ${summary}`, ...(lines === 0 ? [] : [`Its last hash is ${head}`, keep])], {
    ...report,
  });
};

export const logCommands = [
  reading({
    name: 'log verify',
    usage: '[HASH]',
    meaning: 'prove that no line of the log was changed, removed or inserted',
    takes: [0, 1],
    run: verify,
  }),
  reading({
    name: 'log',
    usage: '[--who NAME] [--since YYYY-MM-DD] [--find TEXT] [--last N]',
    meaning: 'who did what, when, why, and with what outcome; newest first',
    takes: [0, 0],
    options: ['last', 'who', 'since', 'find'],
    run: async ({ options: { last = usualLength, who, since, find } }, { database }) => {
      const actions = await readActions(database.db, last, { who, since, find });
      return done(actions.length === 0 ? 'No actions yet.' : actions.flatMap(linesOf), {
        actions: actions.map((action) => {
          const { at, who, why, words, id } = action;
          return { at: at.toISOString(), who, why, words, id, ...becameOf(action) };
        }),
      });
    },
  }),
];
