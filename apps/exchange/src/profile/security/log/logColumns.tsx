import { readSecurityLogKind, securityLogTone } from '@exchange/domain';
import { Badge, NoValue, Timestamp, type DataColumn } from '@exchange/ui';
import { NetworkAddress } from '../NetworkAddress';
import * as part from '../part.css';
import type { LogEntry } from './entry';
import * as styles from './SecurityLogView.css';
import { kindTexts, logTexts as texts, markTexts } from './texts';

const Event = ({ kind, detail }: Pick<LogEntry, 'kind' | 'detail'>) => {
  const known = readSecurityLogKind(kind);
  const mark = known && markTexts[known];
  return (
    <span className={styles.event}>
      <span className={part.breaking}>{known ? kindTexts[known] : kind}</span>
      {mark !== undefined && <Badge tone={securityLogTone(kind)}>{mark}</Badge>}
      {detail !== undefined && <span className={styles.detail}>{detail}</span>}
    </span>
  );
};

export const logColumns: readonly DataColumn<LogEntry>[] = [
  {
    key: 'event',
    header: texts.columns.event,
    isRowHeader: true,
    inCard: 'title',
    cell: (entry) => <Event {...entry} />,
    placeholder: '160px',
  },
  {
    key: 'at',
    header: texts.columns.at,
    isTime: true,
    inCard: 'note',
    cell: ({ at }) => <Timestamp moment={at} />,
    placeholder: '136px',
  },
  {
    key: 'address',
    header: texts.columns.address,
    inCard: 'figure',
    cell: ({ address }) => (address === undefined ? <NoValue /> : <NetworkAddress>{address}</NetworkAddress>),
    placeholder: '96px',
  },
  {
    key: 'device',
    header: texts.columns.device,
    inCard: 'state',
    cell: ({ device }) => <span className={part.breaking}>{device ?? <NoValue />}</span>,
    placeholder: '120px',
  },
];
