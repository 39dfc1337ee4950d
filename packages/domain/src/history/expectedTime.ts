import { readMoment } from '../format/moment';
import { dayMs, nextUtcDay, utcDay } from '../format/utcDay';
import { historyTexts } from '../messages/history';
import { newAddressWaitHours } from '../wallet/newAddress';
import type { StatusTone } from './tone';

export interface ExpectedTime {
  caption: string;
  tone: StatusTone;
}

export interface PendingWithdrawal {
  status: string;
  paymentType?: string | undefined;
  createdAt: string;
  /** What has happened so far, if the server says. */
  steps?: readonly { at?: string | undefined; waitsFor?: string | undefined; until?: string | undefined }[] | undefined;
}

const { automatic, soon, later } = historyTexts.expected;

const minuteMs = 60_000;
const officeHours = { from: (3 * 60 + 30) * minuteMs, to: (12 * 60 + 30) * minuteMs };

const isWeekday = (moment: number): boolean => ![0, 6].includes(new Date(moment).getUTCDay());

const isCreatedInOfficeHours = (createdAt: number, now: number): boolean => {
  const timeOfDay = createdAt % dayMs;
  return (
    utcDay(createdAt) === utcDay(now) &&
    isWeekday(createdAt) &&
    timeOfDay >= officeHours.from &&
    timeOfDay < officeHours.to
  );
};

type Expectation = 'automatic' | 'soon' | 'later';

const expected: Readonly<Record<Expectation, ExpectedTime & { withinMs: number }>> = {
  automatic: { caption: automatic, tone: 'success', withinMs: 30 * minuteMs },
  soon: { caption: soon, tone: 'warning', withinMs: 60 * minuteMs },
  later: { caption: later, tone: 'danger', withinMs: 8 * 60 * minuteMs },
};

const expectationOf = (paymentType: string | undefined, createdAt: number | undefined, now: number): Expectation => {
  if (paymentType === 'Auto') return 'automatic';
  return createdAt !== undefined && isCreatedInOfficeHours(createdAt, now) ? 'soon' : 'later';
};

/** For one that waits because its address is new or its account changed: from that moment, in whole hours. */
const timeOnHold = ({ steps }: PendingWithdrawal): ExpectedTime | undefined => {
  const { at = '', waitsFor = '', until = '' } = steps?.at(-1) ?? {};
  const [from, to] = [readMoment(at), readMoment(until)];
  if (!['newAddress', 'account'].includes(waitsFor) || from === undefined || to === undefined) return undefined;
  return { caption: historyTexts.expectedHours(newAddressWaitHours(to, from)), tone: 'danger' };
};

/** Only pending withdrawals have an expected time. */
export const expectedTime = (withdrawal: PendingWithdrawal, now: number): ExpectedTime | undefined => {
  if (withdrawal.status !== 'Pending') return undefined;
  const onHold = timeOnHold(withdrawal);
  if (onHold) return onHold;
  const { caption, tone } = expected[expectationOf(withdrawal.paymentType, readMoment(withdrawal.createdAt), now)];
  return { caption, tone };
};

/** No expected time changes before this: apart from a withdrawal's own data, it only depends on the UTC day. */
export const expectedTimeChangesAt = (now: number): number => nextUtcDay(now);

/** How long a withdrawal requested now is expected to take, in milliseconds. */
export const expectedWithinMs = (paymentType: 'Auto' | 'Manual', now: number): number =>
  expected[expectationOf(paymentType, now, now)].withinMs;
