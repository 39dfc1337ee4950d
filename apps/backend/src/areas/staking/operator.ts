import {
  counted,
  dayMs,
  hasAtMostDecimals,
  isBelow,
  isDay,
  stakingKinds,
  stakingPlans,
  sum,
  type DecimalText,
} from '@exchange/domain';
import { owedUntil, type Owed } from './stakes/owed';
import { isPoolOpen, readPool, roomIn, type PoolFacts } from './stakes/pool';
import { readOpenStakes, type Stake } from './stakes/stake';
import { done, refused, type Answer } from '../../operator/answer';
import { changing, reading, type OperatorContext, type Given, type GivenChange } from '../../operator/command';
import { readMoney } from '../../operator/reading';
import { submitCommand } from '../../operator/submitCommand';
import { spokenMoment } from '../../runtime/spokenMoment';
import { program } from '../../operator/words';

const usualDays = 30;
const mostDays = 3_660;

interface Part {
  name: string;
  stakes: number;
  amount: DecimalText;
}

const partOf = (name: string, stakes: readonly Stake[]): Part => ({
  name,
  stakes: stakes.length,
  amount: sum(stakes.map(({ amount }) => amount)),
});

/** Active stakes by kind and term, then those that wait to return. */
const partsOf = (stakes: readonly Stake[]): Part[] => [
  ...stakingKinds.flatMap((kind) =>
    stakingPlans[kind].terms.map(({ months }) =>
      partOf(
        `${kind} ${String(months)} months`,
        stakes.filter((stake) => stake.status === 'active' && stake.plan === kind && stake.months === months),
      ),
    ),
  ),
  partOf(
    'revoked',
    stakes.filter(({ status }) => status === 'revoked'),
  ),
];

const stateOf = (pool: PoolFacts): string => {
  if (!pool.isSwitchedOn) return `stopped; to open it: ${program} switch staking on --why "..."`;
  return isPoolOpen(pool)
    ? 'open'
    : `full: the cap leaves no room. To raise it: ${program} staking cap <XDC> --why "..."`;
};

const row = (what: string, state: string): string => `${what.padEnd(20)} ${state}`;

const spokenOwed = ({ rewards, rewardCount, returns, returnCount }: Owed): string =>
  `${rewards} XDC in ${counted(rewardCount, 'reward')}, ${returns} XDC in ${counted(returnCount, 'returning stake')}`;

/** The first moment of a day, in UTC; some days from now where none was typed. */
const readUntil = (typed: string | undefined, now: number): number | undefined => {
  if (typed === undefined) return now + usualDays * dayMs;
  const until = isDay(typed) ? Date.parse(typed) : NaN;
  return until > now && until < now + mostDays * dayMs ? until : undefined;
};

const show = async ({ words: [typed] }: Given, { database, now }: OperatorContext): Promise<Answer> => {
  const at = now();
  const until = readUntil(typed, at);
  if (until === undefined) return refused('Enter a future date within ten years, such as 2027-01-31, or leave it out.');
  const [pool, stakes] = [await readPool(database.pool), await readOpenStakes(database.pool)];
  const [parts, overdue, owed] = [partsOf(stakes), owedUntil(stakes, at), owedUntil(stakes, until)];
  const { totalStaked, cap } = pool;
  const room = isBelow(roomIn(pool), '0') ? '0' : roomIn(pool);
  return done(
    [
      row('staking', stateOf(pool)),
      row('staked', `${totalStaked} of ${cap} XDC, ${room} XDC can still be staked`),
      ...parts.map((part) => row(part.name, `${part.amount} XDC in ${counted(part.stakes, 'stake')}`)),
      row('overdue', spokenOwed(overdue)),
      row('due', `by ${spokenMoment(new Date(until))}: ${spokenOwed(owed)}`),
    ],
    { isOpen: isPoolOpen(pool), ...pool, room, parts, overdue, owed: { until: new Date(until), ...owed } },
  );
};

/** Set as the switches are, and read by the next stake. */
const setCap = async (given: GivenChange, desk: OperatorContext): Promise<Answer> => {
  const { value: cap } = readMoney(given.words[0] ?? '');
  if (cap === undefined || !hasAtMostDecimals(cap, 0)) return refused('The cap is a whole number of XDC above 0.');
  const { totalStaked, cap: before } = await readPool(desk.database.pool);
  if (before === '0') return refused("The cap isn't set yet. Start the exchange once to set it.");
  const { who: by, why } = given.action;
  return submitCommand<'settings.set'>(desk, given, {
    plan: [`About to change the cap from ${before} to ${cap} XDC.`],
    command: () => ({ kind: 'settings.set', changes: [{ set: 'figure', name: 'stakingCap', amount: cap }], by, why }),
    told: (_, id) => {
      const kept = isBelow(cap, totalStaked) ? ' Existing stakes are kept, even above it.' : '';
      const sentence = `The cap is ${cap} XDC, ${totalStaked} XDC is staked.${kept}`;
      return done(sentence, { id, outcome: 'done', cap, totalStaked });
    },
  });
};

export const stakingCommands = [
  changing({
    name: 'staking cap',
    usage: '<XDC>',
    meaning: 'set the staking cap; no new stakes once it is reached',
    takes: [1, 1],
    options: ['id'],
    run: setCap,
  }),
  reading({
    name: 'staking',
    usage: '[<YYYY-MM-DD>]',
    meaning: 'what is staked, the cap, what is overdue, and what is due by a given date',
    takes: [0, 1],
    run: show,
  }),
];
