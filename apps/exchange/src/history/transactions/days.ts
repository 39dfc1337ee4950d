import { isInDays, type DayRange, type OffsetAt } from '@exchange/domain';
import { useClock } from '@exchange/ui';
import { useMemo } from 'react';
import type { HistoryState } from '#entities/transactions/useTransactions.ts';

export const isEveryDay = ({ from }: DayRange): boolean => from === '';

const rowsWithin = <Row extends { createdAt: string }>(
  rows: readonly Row[] | undefined,
  range: DayRange,
  offsetAt: OffsetAt,
): readonly Row[] | undefined =>
  isEveryDay(range) ? rows : rows?.filter(({ createdAt }) => isInDays(range, createdAt, offsetAt));

/** The rows of some days, by the clock shown. The whole list is here anyway, so any server will do. */
export const useWithinDays = <Row extends { createdAt: string }>(
  history: HistoryState<Row>,
  range: DayRange,
): HistoryState<Row> => {
  const { offsetAt } = useClock();
  const { rows } = history;
  const shown = useMemo(() => rowsWithin(rows, range, offsetAt), [rows, range, offsetAt]);
  return { ...history, rows: shown };
};
