import { formatReward, type DecimalText } from '@exchange/domain';
import { Badge, Figure, NoValue, Timestamp, withEveryDigit, type DataColumn } from '@exchange/ui';
import type { StakingReward } from '../stake';
import { kindWords, rewardTexts as texts } from '../texts';
import type { MonthOfRewards } from './perMonth';

const Reward = ({ amount }: { amount: DecimalText }) => (
  <Figure figure={withEveryDigit(formatReward(amount), amount)} />
);

export const rewardColumns: readonly DataColumn<StakingReward>[] = [
  {
    key: 'asset',
    header: texts.asset,
    inCard: 'aside',
    cell: () => 'XDC',
    placeholder: '32px',
  },
  {
    key: 'at',
    header: texts.date,
    isTime: true,
    isRowHeader: true,
    inCard: 'title',
    cell: ({ at }) => <Timestamp moment={at} />,
    placeholder: '136px',
  },
  {
    key: 'amount',
    header: texts.amount,
    align: 'end',
    inCard: 'figure',
    cell: ({ amount }) => <Reward amount={amount} />,
  },
  {
    key: 'status',
    header: texts.status,
    inCard: 'state',
    cell: ({ status }) =>
      status === '' ? <NoValue /> : <Badge tone={status === 'Completed' ? 'success' : 'neutral'}>{status}</Badge>,
  },
  {
    key: 'type',
    header: texts.type,
    inCard: 'note',
    cell: ({ stakingType }) => (stakingType === undefined ? <NoValue /> : kindWords[stakingType]),
  },
];

export const monthColumns: readonly DataColumn<MonthOfRewards>[] = [
  {
    key: 'month',
    header: texts.month,
    isTime: true,
    isRowHeader: true,
    cell: ({ month }) => month,
    placeholder: '56px',
  },
  { key: 'count', header: texts.count, align: 'end', cell: ({ count }) => count, placeholder: '16px' },
  { key: 'amount', header: texts.amount, align: 'end', cell: ({ amount }) => <Reward amount={amount} /> },
];
