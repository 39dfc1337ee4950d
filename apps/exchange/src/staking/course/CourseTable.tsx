import { formatReward, showFigure, type DecimalText, type StakeCourse } from '@exchange/domain';
import { useClock, DataTable, Figure, withEveryDigit, type DataColumn } from '@exchange/ui';
import { useMemo } from 'react';
import { dayText } from '../dayText';
import { courseTexts as texts } from '../texts';

interface CourseRow {
  key: string;
  at: number;
  what: string;
  amount: DecimalText;
  isReward: boolean;
}

const rowsOf = ({ rewards, release }: StakeCourse): CourseRow[] => [
  ...rewards.map(({ number, at, amount }) => ({
    key: String(number),
    at,
    what: texts.reward(number, rewards.length),
    amount,
    isReward: true,
  })),
  { key: 'end', at: release.at, what: texts.ends, amount: release.amount, isReward: false },
];

const Day = ({ at }: { at: number }) => dayText(at, useClock());

const columns: readonly DataColumn<CourseRow>[] = [
  { key: 'at', header: texts.date, isTime: true, isRowHeader: true, cell: ({ at }) => <Day at={at} /> },
  { key: 'what', header: texts.what, cell: ({ what }) => what },
  {
    key: 'amount',
    header: texts.amount,
    align: 'end',
    cell: ({ amount, isReward }) => (
      <Figure
        figure={isReward ? withEveryDigit(formatReward(amount), amount) : showFigure(amount, 2, 'down')}
        decimals={2}
      />
    ),
  },
];

/** A stake's schedule in figures: for all the details, and for people who can't see the chart. */
export const CourseTable = ({ course }: { course: StakeCourse }) => {
  const rows = useMemo(() => rowsOf(course), [course]);
  return (
    <DataTable
      label={texts.dates}
      columns={columns}
      state={{ kind: 'ready', rows }}
      rowKey={({ key }) => key}
      empty={{ text: '' }}
      surface="panel"
    />
  );
};
