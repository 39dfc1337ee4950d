import { readMoment } from '../format/moment';
import { historyTexts } from '../messages/history';
import type { StatusTone } from './tone';

export interface ExpectedTime {
  caption: string;
  tone: StatusTone;
}

export interface PendingWithdrawal {
  status: string;
  paymentType?: string | undefined;
  createdAt: string;
}

const { automatic, soon, later } = historyTexts.expected;

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const officeHours = { from: (3 * 60 + 30) * minuteMs, to: (12 * 60 + 30) * minuteMs };

const isWeekday = (moment: number): boolean => ![0, 6].includes(new Date(moment).getUTCDay());

const isSameUtcDay = (one: number, other: number): boolean => Math.floor(one / dayMs) === Math.floor(other / dayMs);

const isCreatedInOfficeHours = (createdAt: number, now: number): boolean => {
  const timeOfDay = createdAt % dayMs;
  return (
    isSameUtcDay(createdAt, now) && isWeekday(createdAt) && timeOfDay >= officeHours.from && timeOfDay < officeHours.to
  );
};

/** Only a pending withdrawal is still expected. */
export const expectedTime = (withdrawal: PendingWithdrawal, now: number): ExpectedTime | undefined => {
  if (withdrawal.status !== 'Pending') return undefined;
  if (withdrawal.paymentType === 'Auto') return { caption: automatic, tone: 'success' };
  const createdAt = readMoment(withdrawal.createdAt);
  return createdAt !== undefined && isCreatedInOfficeHours(createdAt, now)
    ? { caption: soon, tone: 'warning' }
    : { caption: later, tone: 'danger' };
};
