import { add, counted, isAbove } from '@exchange/domain';
import { readHolders, type Holder, type Left } from './fundsLeft';
import { claimReminders, reminderWork } from './reminders';
import { createStatusStore } from '../../reference/statusStore';
import { scheduleWork } from '../../dueWork/dueWorkStore';
import { done, refused, type Answer } from '../../operator/answer';
import { reading, settled, type OperatorContext, type Given, type SettlingGround } from '../../operator/command';
import { moreLines } from '../../operator/listing';
import { program } from '../../operator/words';

const usualLength = 50;

const places = [
  ['inOrders', 'in orders'],
  ['staked', 'staked'],
  ['inWithdrawals', 'in withdrawals'],
  ['inSwaps', 'held for swaps'],
] as const satisfies readonly (readonly [keyof Left, string])[];

const spokenLeft = (left: Left): string => {
  const elsewhere = places.flatMap(([name, words]) => (isAbove(left[name], '0') ? [`${left[name]} ${words}`] : []));
  return `${left.amount} ${left.asset}${elsewhere.length === 0 ? '' : ` (${elsewhere.join(', ')})`}`;
};

const lineOf = ({ email, left }: Holder): string => `${email}  ${left.map(spokenLeft).join(', ')}`;

const totalsOf = (holders: readonly Holder[]): Record<string, string> => {
  const totals: Record<string, string> = {};
  for (const { asset, amount } of holders.flatMap(({ left }) => left))
    totals[asset] = add(totals[asset] ?? '0', amount);
  return totals;
};

const report = async ({ options: { last = usualLength } }: Given, { database }: OperatorContext): Promise<Answer> => {
  const holders = await readHolders(database.db);
  const isWindingDown = await createStatusStore(database.db).isWindingDown();
  const totals = totalsOf(holders);
  const lines = [
    `Wind-down mode is ${isWindingDown ? 'on' : 'off'}. ${counted(holders.length, 'trader')} still ${holders.length === 1 ? 'holds' : 'hold'} funds.`,
    ...holders.slice(0, last).map(lineOf),
    ...moreLines('trader', holders.length, last),
    ...Object.entries(totals).map(([asset, amount]) => `total  ${asset.padEnd(7)} ${amount}`),
  ];
  return done(lines, { isWindingDown, holders, totals });
};

const notWindingDown = `Wind-down mode is off, so no reminders are sent. To turn it on: ${program} switch withdrawOnly on --why "..."`;

const leftOutLine = (leftOut: number): string =>
  `${counted(leftOut, 'trader')} had a reminder in the last 7 days and ${leftOut === 1 ? 'gets' : 'get'} no email.`;

const remind = async ({ transaction, at }: SettlingGround): Promise<Answer> => {
  if (!(await createStatusStore(transaction).isWindingDown())) return refused(notWindingDown);
  const holders = await readHolders(transaction);
  const wanted = holders.map(({ trader }) => trader);
  const reminded = await claimReminders(transaction, wanted, at);
  for (const trader of reminded) await scheduleWork(transaction, reminderWork(trader, at), at);
  const leftOut = wanted.length - reminded.length;
  return done(
    [
      `The exchange will email a reminder to ${counted(reminded.length, 'trader')}.`,
      ...(leftOut > 0 ? [leftOutLine(leftOut)] : []),
    ],
    { outcome: 'done', reminded: reminded.length, leftOut },
  );
};

export const windDownCommands = [
  reading({
    name: 'winddown report',
    usage: '[--last N]',
    meaning: 'who still holds funds, by coin and by where they are',
    takes: [0, 0],
    options: ['last'],
    run: report,
  }),
  settled({
    name: 'winddown remind',
    usage: '',
    meaning: 'email everyone who still holds funds, each at most once a week',
    takes: [0, 0],
    roles: ['compliance', 'support'],
    settle: (_, ground) => remind(ground),
  }),
];
