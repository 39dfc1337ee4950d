import { counted } from '@exchange/domain';
import { sql } from 'drizzle-orm';
import { createStatusStore } from '../../reference/statusStore';
import type { Queries } from '../../db/client';
import { heldSince } from '../../restored/restoredCopy';
import { countWaiting, isExchangeRunning } from '../../inbox/inboxStore';
import { switchRows } from '../../reference/referenceData';
import { done, type Answer } from '../../operator/answer';
import { reading, type OperatorContext } from '../../operator/command';
import { spokenMoment } from '../../runtime/spokenMoment';

interface StandingHalt {
  id: string;
  by: string;
  why: string;
  since: Date;
  until: Date | undefined;
}

interface HaltRow extends Record<string, unknown> {
  scope: string;
  id: string;
  by: string;
  why: string;
  since: string;
  until: string | null;
}

const readHalts = async (queries: Queries): Promise<ReadonlyMap<string, StandingHalt>> => {
  const { rows } = await queries.execute<HaltRow>(
    sql`select scope, id, halted_by as by, why, since, until from trading_halt`,
  );
  return new Map(
    rows.map(({ scope, id, by, why, since, until }) => [
      scope,
      { id, by, why, since: new Date(since), until: until === null ? undefined : new Date(until) },
    ]),
  );
};

const onOff = (isOn: boolean): string => (isOn ? 'on' : 'off');

const spokenHalt = ({ since, until, by, why }: StandingHalt): string =>
  `halted since ${spokenMoment(since)}${until ? ` until ${spokenMoment(until)}` : ''} by ${by}: ${why}`;

const stateOf = (isOpen: boolean, halt: StandingHalt | undefined, lacksReference = false): string => {
  if (isOpen) return lacksReference ? 'closed until its reference price is set' : 'on';
  return halt ? spokenHalt(halt) : 'off';
};

const spokenHold = (since: Date): string =>
  `sends nothing since ${spokenMoment(since)}, until it is confirmed: restored --confirm`;

const row = (what: string, name: string, state: string): string => `${what.padEnd(9)} ${name.padEnd(15)} ${state}`;

const show = async ({ database }: OperatorContext): Promise<Answer> => {
  const { db } = database;
  const status = createStatusStore(db);
  const [switches, pairs, currencies] = await Promise.all([status.switches(), status.pairs(), status.currencies()]);
  const lacksCustody = await status.lacksCustody();
  const [halts, isRunning, waiting] = [await readHalts(db), await isExchangeRunning(db), await countWaiting(db)];
  const copyHeldSince = await heldSince(db);
  const isTradingOn = switches['trading'] !== false;
  const flips = switchRows.map(({ name }) => ({ name, isOn: switches[name] === true }));
  const shownPairs = pairs.map(({ name, isTradingOpen, lacksReference }) => ({
    name,
    isOpen: isTradingOpen && !lacksReference,
    halt: halts.get(name) ?? null,
    state: stateOf(isTradingOpen, halts.get(name), lacksReference),
  }));
  return done(
    [
      row('exchange', isRunning ? 'running' : 'not running', `${counted(waiting, 'command')} waiting`),
      ...(copyHeldSince ? [row('copy', 'restored', spokenHold(copyHeldSince))] : []),
      ...flips.map(({ name, isOn }) => row('switch', name, onOff(isOn))),
      row('trading', 'all', stateOf(isTradingOn, halts.get('all'))),
      ...shownPairs.map(({ name, state }) => row('pair', name, state)),
      ...currencies.map(({ symbol, isDepositOpen, isWithdrawalOpen }) =>
        row(
          'currency',
          symbol,
          lacksCustody
            ? 'closed: no custody is connected'
            : `deposits ${onOff(isDepositOpen)}, withdrawals ${onOff(isWithdrawalOpen)}`,
        ),
      ),
    ],
    {
      isExchangeRunning: isRunning,
      commandsWaiting: waiting,
      copyHeldSince: copyHeldSince?.toISOString() ?? null,
      switches: Object.fromEntries(flips.map(({ name, isOn }) => [name, isOn])),
      trading: { isOpen: isTradingOn, halt: halts.get('all') ?? null },
      pairs: shownPairs.map(({ name, isOpen, halt }) => ({ name, isOpen, halt })),
      currencies: currencies.map(({ symbol, isDepositOpen, isWithdrawalOpen }) => ({
        symbol,
        isDepositOpen: isDepositOpen && !lacksCustody,
        isWithdrawalOpen: isWithdrawalOpen && !lacksCustody,
      })),
    },
  );
};

export const statusCommands = [
  reading({
    name: 'status',
    usage: '',
    meaning: 'what is open, what is halted, and whether the exchange is running',
    takes: [0, 0],
    run: (_, desk) => show(desk),
  }),
];
