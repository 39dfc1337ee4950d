import {
  canDisableAutoRenewal,
  formatRate,
  formatReward,
  readAssetSymbol,
  revokeState,
  showFigure,
  stakingTexts,
} from '@exchange/domain';
import type { StakeChange } from '@exchange/machines';
import {
  Badge,
  Button,
  CoinIcon,
  DetailToggle,
  Figure,
  NoValue,
  Timestamp,
  withEveryDigit,
  type DataColumn,
} from '@exchange/ui';
import type { Stake } from '../stake';
import { kindWords, orderTexts as texts, statusWords } from '../texts';
import * as styles from './OrdersTable.css';

export type OnChange = (change: StakeChange, stake: Stake) => void;

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

const small = { variant: 'outline', tone: 'neutral', size: 'small' } as const;

const Revoke = ({ stake, onChange }: { stake: Stake; onChange: OnChange }) => {
  const state = revokeState(stake);
  if (state === 'hidden') return null;
  return (
    <Button
      {...small}
      disabledReason={state === 'disabled' ? texts.notActive : undefined}
      onClick={() => onChange('revoke', stake)}
    >
      {stakingTexts.revoke}
    </Button>
  );
};

const AutoRenewal = ({ stake, onChange }: { stake: Stake; onChange: OnChange }) => {
  if (!stake.autoRenewal) return <span className={styles.none}>{stakingTexts.autoRenewalDisabled}</span>;
  return (
    <Button
      {...small}
      disabledReason={canDisableAutoRenewal(stake) ? undefined : texts.notActive}
      onClick={() => onChange('autoRenewal', stake)}
    >
      {stakingTexts.disableAutoRenewal}
    </Button>
  );
};

const whole = (amount: string) => showFigure(amount, 0, 'down');

/** The documented columns, and a button for the schedule. */
export const orderColumns = (onChange: OnChange): readonly DataColumn<Stake>[] => [
  {
    key: 'asset',
    header: texts.asset,
    isRowHeader: true,
    cell: ({ asset }) => <Asset symbol={asset} />,
  },
  {
    key: 'begins',
    header: texts.begins,
    isTime: true,
    cell: ({ startsAt }) => <Moment at={startsAt} />,
    placeholder: '76px',
  },
  {
    key: 'next',
    header: texts.nextRewards,
    isTime: true,
    cell: ({ nextRewardAt }) => <Moment at={nextRewardAt} />,
    placeholder: '76px',
  },
  {
    key: 'redemption',
    header: texts.redemption,
    isTime: true,
    cell: ({ redemptionAt }) => <Moment at={redemptionAt} />,
    placeholder: '76px',
  },
  { key: 'amount', header: texts.amount, align: 'end', cell: ({ amount }) => <Figure figure={whole(amount)} /> },
  { key: 'period', header: texts.period, align: 'end', cell: ({ months }) => months, placeholder: '16px' },
  {
    key: 'rate',
    header: texts.rate,
    align: 'end',
    cell: ({ yearlyRate }) => (yearlyRate === undefined ? <NoValue /> : formatRate(yearlyRate)),
    placeholder: '40px',
  },
  {
    key: 'rewards',
    header: texts.rewards,
    align: 'end',
    cell: ({ rewards }) => <Figure figure={withEveryDigit(formatReward(rewards), rewards)} />,
  },
  {
    key: 'status',
    header: texts.status,
    cell: ({ status }) => <Badge tone={toneOf(status)}>{statusWords[status] ?? status}</Badge>,
  },
  { key: 'autoRenewal', header: texts.autoRenewal, cell: ({ autoRenewal }) => (autoRenewal ? texts.on : texts.off) },
  { key: 'type', header: texts.type, cell: ({ stakingType }) => kindWords[stakingType] },
  {
    key: 'actions',
    header: texts.actions,
    cell: (stake) => (
      <span className={styles.actions}>
        <AutoRenewal stake={stake} onChange={onChange} />
        <Revoke stake={stake} onChange={onChange} />
      </span>
    ),
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
