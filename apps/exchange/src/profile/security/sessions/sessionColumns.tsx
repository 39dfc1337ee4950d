import { Badge, Button, Timestamp, visuallyHidden, type DataColumn } from '@exchange/ui';
import { NetworkAddress } from '../NetworkAddress';
import * as part from '../part.css';
import type { OpenSession } from './session';
import * as styles from './SessionsView.css';
import { sessionsTexts as texts } from './texts';

type Ask = (session: OpenSession, from: HTMLElement) => void;

/** Every session except this one can be ended; this one ends by signing out. */
export const sessionColumns = (onEnd: Ask): readonly DataColumn<OpenSession>[] => [
  {
    key: 'device',
    header: texts.columns.device,
    isRowHeader: true,
    inCard: 'title',
    cell: ({ device, isCurrent }) => (
      <span className={styles.device}>
        <span className={part.breaking}>{device}</span>
        {isCurrent && <Badge tone="success">{texts.current}</Badge>}
      </span>
    ),
    placeholder: '160px',
  },
  {
    key: 'address',
    header: texts.columns.address,
    inCard: 'figure',
    cell: ({ address }) => <NetworkAddress>{address}</NetworkAddress>,
    placeholder: '96px',
  },
  {
    key: 'createdAt',
    header: texts.columns.createdAt,
    isTime: true,
    cell: ({ createdAt }) => <Timestamp moment={createdAt} />,
    placeholder: '136px',
  },
  {
    key: 'lastSeenAt',
    header: texts.columns.lastSeenAt,
    isTime: true,
    inCard: 'note',
    cell: ({ lastSeenAt }) => <Timestamp moment={lastSeenAt} />,
    placeholder: '136px',
  },
  {
    key: 'end',
    header: texts.columns.end,
    isHeaderHidden: true,
    isFlush: true,
    align: 'end',
    placeholder: '',
    cell: (session) =>
      !session.isCurrent && (
        <Button
          variant="outline"
          tone="neutral"
          size="small"
          onClick={({ currentTarget }) => onEnd(session, currentTarget)}
        >
          {texts.end}
          <span className={visuallyHidden}>{texts.endsWhich(session.device, session.address)}</span>
        </Button>
      ),
  },
];
