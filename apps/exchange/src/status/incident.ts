import type { ExchangeClient } from '@exchange/api';
import { addDays, counted, dayMs, incidentHistoryDays, utcDay } from '@exchange/domain';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '#shared/serverState/callFailed.ts';

export interface Incident {
  id: string;
  title: string;
  /** Milliseconds since 1970. */
  openedAt: number;
  /** Undefined while it is open. */
  closedAt: number | undefined;
  /** Oldest first. */
  updates: readonly { at: number; text: string }[];
}

export const isOpen = ({ closedAt }: Incident): boolean => closedAt === undefined;

export const incidentsQuery = (client: Pick<ExchangeClient, 'status'>) =>
  queryOptions({
    queryKey: ['status', 'incidents'],
    queryFn: async ({ signal }): Promise<readonly Incident[]> =>
      unwrap(await client.status.incidents({}, { signal })).data.map(
        ({ openedAt, closedAt, updates, ...incident }) => ({
          ...incident,
          openedAt: Date.parse(openedAt),
          closedAt: closedAt === null ? undefined : Date.parse(closedAt),
          updates: updates.map(({ at, text }) => ({ at: Date.parse(at), text })),
        }),
      ),
  });

/** A day of the history, in UTC. */
export interface HistoryDay {
  day: string;
  incidents: number;
}

/** Each day until today, with how many incidents were open on any part of it. */
export const historyDays = (incidents: readonly Incident[], now: number): HistoryDay[] => {
  const first = addDays(utcDay(now), 1 - incidentHistoryDays);
  return Array.from({ length: incidentHistoryDays }, (_, index) => {
    const day = addDays(first, index);
    const on = incidents.filter(({ openedAt, closedAt = now }) => utcDay(openedAt) <= day && utcDay(closedAt) >= day);
    return { day, incidents: on.length };
  });
};

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** In the two largest units, a started minute counting as one: `2 days 3 hours`. */
export const spokenDuration = (ms: number): string => {
  const minutes = Math.max(1, Math.ceil(ms / minuteMs));
  const whole = minutes * minuteMs;
  const parts = [
    [Math.floor(whole / dayMs), 'day'],
    [Math.floor((whole % dayMs) / hourMs), 'hour'],
    [minutes % 60, 'minute'],
  ] as const;
  const first = parts.findIndex(([count]) => count > 0);
  return parts
    .slice(first, first + 2)
    .flatMap(([count, unit]) => (count > 0 ? [counted(count, unit)] : []))
    .join(' ');
};
