import { formatReward, showExactly, showFigure } from '@exchange/domain';
import { Badge, Countdown, Figure, Timestamp, withEveryDigit } from '@exchange/ui';
import { scheduleTexts as texts, statusWords } from '../texts';
import type { Stake, StakingReward } from '../stake';
import { scheduleOf, type ScheduleEntry } from '../schedule/schedule';
import * as styles from './StakeSchedule.css';
import { withDays } from '../schedule/withDays';

export interface StakeScheduleProps {
  stake: Stake;
  rewards: readonly StakingReward[];
  now: () => number;
}

const titleOf = ({ kind, state, number = 1, of = 1 }: ScheduleEntry, { months, status }: Stake): string => {
  if (kind === 'begin') return texts.begun;
  if (kind === 'reward') return texts.reward(number, of);
  if (kind === 'renewal') return texts.renews(months);
  if (state === 'over') return texts.returned;
  return status === 'revoked' ? texts.revoked : texts.returns;
};

const marks = {
  over: { tone: 'success', text: texts.paid },
  due: { tone: 'neutral', text: texts.due },
  lost: { tone: 'danger', text: texts.forfeited },
} as const;

const Amount = ({ entry: { kind, amount } }: { entry: ScheduleEntry }) =>
  amount !== undefined && (
    <span className={styles.amount}>
      <Figure
        figure={kind === 'reward' ? withEveryDigit(formatReward(amount), amount) : showFigure(amount, 0, 'down')}
      />{' '}
      XDC
    </span>
  );

interface EntryProps {
  entry: ScheduleEntry;
  stake: Stake;
  /** The next event. */
  isNext: boolean;
  now: () => number;
}

const Entry = ({ entry, stake, isNext, now }: EntryProps) => (
  <li className={styles.entry} aria-current={isNext ? 'step' : undefined}>
    <span aria-hidden className={styles.mark[entry.state]} />
    <span className={styles.head}>
      <span className={styles.title}>{titleOf(entry, stake)}</span>
      {entry.kind === 'reward' && <Badge tone={marks[entry.state].tone}>{marks[entry.state].text}</Badge>}
      <Amount entry={entry} />
    </span>
    <span className={styles.time}>
      <Timestamp moment={entry.at} namesZone />
      {isNext && <Countdown deadline={entry.at} now={now} format={(left) => texts.next(withDays(left))} />}
    </span>
  </li>
);

/** A stake's past and future rewards, its end and what is returned when, to the second. */
export const StakeSchedule = ({ stake, rewards, now }: StakeScheduleProps) => {
  const entries = scheduleOf(stake, rewards);
  const next = entries.find(({ state }) => state === 'due');
  return (
    <div className={styles.root}>
      <ol aria-label={texts.label} className={styles.list}>
        {entries.map((entry, at) => (
          <Entry key={at} entry={entry} stake={stake} isNext={entry === next} now={now} />
        ))}
      </ol>
      <dl className={styles.facts}>
        <dt className={styles.label}>{texts.total}</dt>
        <dd className={styles.value}>{showExactly(stake.rewards)} XDC</dd>
        {stake.endsAt !== undefined && stake.status === 'active' && (
          <>
            <dt className={styles.label}>{texts.ends}</dt>
            <dd className={styles.value}>
              <Timestamp moment={stake.endsAt} namesZone />
            </dd>
          </>
        )}
        <dt className={styles.label}>{texts.status}</dt>
        <dd className={styles.value}>{statusWords[stake.status] ?? stake.status}</dd>
      </dl>
    </div>
  );
};
