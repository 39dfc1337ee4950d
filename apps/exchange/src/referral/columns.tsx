import { formatReward } from '@exchange/domain';
import { Amount, Figure, NoValue, Timestamp, type DataColumn } from '@exchange/ui';
import { ProgressBadge } from './ProgressBadge';
import type { Bonus, Invitation, Referred } from '#entities/referrals/referral.ts';
import * as styles from './ReferralView.css';
import { columnTexts as texts } from './texts';

const moment = '136px';
const word = '72px';

const Words = ({ children }: { children: string }) => <span className={styles.breaking}>{children}</span>;

export const invitedColumns: readonly DataColumn<Referred>[] = [
  { key: 'at', header: texts.date, isTime: true, cell: ({ at }) => <Timestamp moment={at} />, placeholder: moment },
  {
    key: 'name',
    header: texts.name,
    isRowHeader: true,
    cell: ({ name }) => <Words>{name}</Words>,
    placeholder: '96px',
  },
  {
    key: 'reward',
    header: texts.reward,
    align: 'end',
    cell: ({ amount, currency }) => <Amount amount={amount} figure={formatReward(amount)} unit={currency} />,
    placeholder: word,
  },
  { key: 'status', header: texts.status, cell: ({ status }) => <ProgressBadge progress={status} />, placeholder: word },
  {
    key: 'yours',
    header: texts.yours,
    cell: ({ referrer }) => <ProgressBadge progress={referrer} />,
    placeholder: word,
  },
  {
    key: 'theirs',
    header: texts.theirs,
    cell: ({ referred }) => <ProgressBadge progress={referred} />,
    placeholder: word,
  },
];

export const bonusColumns: readonly DataColumn<Bonus>[] = [
  { key: 'at', header: texts.date, isTime: true, cell: ({ at }) => <Timestamp moment={at} />, placeholder: moment },
  {
    key: 'name',
    header: texts.name,
    isRowHeader: true,
    cell: ({ name }) => <Words>{name}</Words>,
    placeholder: '96px',
  },
  {
    key: 'people',
    header: texts.people,
    align: 'end',
    cell: ({ people }) => people ?? <NoValue />,
    placeholder: '16px',
  },
  {
    key: 'bonus',
    header: texts.bonus,
    align: 'end',
    cell: ({ amount }) => <Figure figure={formatReward(amount)} />,
    placeholder: word,
  },
  { key: 'currency', header: texts.currency, cell: ({ currency }) => currency, placeholder: '32px' },
];

export const invitationColumns: readonly DataColumn<Invitation>[] = [
  {
    key: 'email',
    header: texts.email,
    isRowHeader: true,
    inCard: 'title',
    cell: ({ email }) => <Words>{email}</Words>,
    placeholder: '160px',
  },
  {
    key: 'sentAt',
    header: texts.sent,
    isTime: true,
    inCard: 'note',
    cell: ({ sentAt }) => <Timestamp moment={sentAt} />,
    placeholder: moment,
  },
];
