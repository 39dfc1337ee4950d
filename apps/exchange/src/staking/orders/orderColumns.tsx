import { formatRate, formatReward, readAssetSymbol, showFigure } from '@exchange/domain';
import {
  Badge,
  CoinIcon,
  DetailToggle,
  Figure,
  NoValue,
  Timestamp,
  withEveryDigit,
  type DataColumn,
} from '@exchange/ui';
import type { Stake } from '../stake';
import { Actions } from './Actions';
import type { OnChange } from './onChange';
import { kindWords, orderTexts as texts, statusWords } from '../texts';
import * as styles from './OrdersTable.css';

const tones = { active: 'success', revoked: 'warning' } as const;

const toneOf = (status: string) => (status === 'active' || status === 'revoked' ? tones[status] : 'neutral');

const Moment = ({ at }: { at: number | undefined }) =>
  at === undefined ? (
    <NoValue />
  ) : (
    <span className={styles.moment}>
      <Timestamp moment={at} />
    </span>
  );

const Asset = ({ symbol }: { symbol: string }) => {
  const asset = readAssetSymbol(symbol);
  return (
    <span className={styles.asset}>
      {asset && <CoinIcon asset={asset} size={20} />}
      {symbol}
    </span>
  );
};

const whole = (amount: string) => showFigure(amount, 0, 'down');

const asset: DataColumn<Stake> = {
  key: 'asset',
  header: texts.asset,
  isRowHeader: true,
  inCard: 'title',
  cell: (stake) => <Asset symbol={stake.asset} />,
};

const begins: DataColumn<Stake> = {
  key: 'begins',
  header: texts.begins,
  isTime: true,
  cell: ({ startsAt }) => <Moment at={startsAt} />,
  placeholder: '76px',
};

const next: DataColumn<Stake> = {
  key: 'next',
  header: texts.nextRewards,
  isTime: true,
  inCard: 'note',
  cell: ({ nextRewardAt }) => (
    <>
      <span className={styles.cardWord}>{texts.nextInCard} </span>
      <Moment at={nextRewardAt} />
    </>
  ),
  placeholder: '76px',
};

const redemption: DataColumn<Stake> = {
  key: 'redemption',
  header: texts.redemption,
  isTime: true,
  cell: ({ redemptionAt }) => <Moment at={redemptionAt} />,
  placeholder: '76px',
};

const period: DataColumn<Stake> = {
  key: 'period',
  header: texts.period,
  align: 'end',
  cell: ({ months }) => months,
  placeholder: '16px',
};

const rate: DataColumn<Stake> = {
  key: 'rate',
  header: texts.rate,
  align: 'end',
  cell: ({ yearlyRate }) => (yearlyRate === undefined ? <NoValue /> : formatRate(yearlyRate)),
  placeholder: '40px',
};

const rewards: DataColumn<Stake> = {
  key: 'rewards',
  header: texts.rewards,
  align: 'end',
  cell: (stake) => <Figure figure={withEveryDigit(formatReward(stake.rewards), stake.rewards)} />,
};

const autoRenewal: DataColumn<Stake> = {
  key: 'autoRenewal',
  header: texts.autoRenewal,
  cell: (stake) => (stake.autoRenewal ? texts.on : texts.off),
};

/** What a row of two lines leaves out. */
export const factColumns: readonly DataColumn<Stake>[] = [
  begins,
  { ...next, cell: ({ nextRewardAt }) => <Moment at={nextRewardAt} /> },
  redemption,
  period,
  rate,
  rewards,
  autoRenewal,
];

/** The documented columns, and a button for the schedule. */
export const orderColumns = (onChange: OnChange): readonly DataColumn<Stake>[] => [
  asset,
  begins,
  next,
  redemption,
  {
    key: 'amount',
    header: texts.amount,
    align: 'end',
    inCard: 'figure',
    cell: ({ amount }) => <Figure figure={whole(amount)} />,
  },
  period,
  rate,
  rewards,
  {
    key: 'status',
    header: texts.status,
    inCard: 'state',
    cell: ({ status }) => <Badge tone={toneOf(status)}>{statusWords[status] ?? status}</Badge>,
  },
  autoRenewal,
  { key: 'type', header: texts.type, inCard: 'aside', cell: ({ stakingType }) => kindWords[stakingType] },
  {
    key: 'actions',
    header: texts.actions,
    cell: (stake) => <Actions stake={stake} onChange={onChange} />,
    placeholder: '160px',
  },
  {
    key: 'details',
    header: texts.details,
    isHeaderHidden: true,
    isFlush: true,
    width: '44px',
    cell: ({ amount }) => <DetailToggle label={texts.detailsOf(whole(amount).text)} />,
  },
];
