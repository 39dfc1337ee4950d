import { showExactly, type DecimalText } from '@exchange/domain';
import { AddressText, NoValue, StatusDot, Timestamp, type DataColumn } from '@exchange/ui';
import * as styles from './ratioSwap.css';
import { isRejected, type SwapRow } from './swapRow';
import { detailTexts as texts } from './texts';

const none = <NoValue />;

const Amount = ({ amount }: { amount: DecimalText | undefined }) => (amount === undefined ? none : showExactly(amount));

const Moment = ({ at }: { at: number | undefined }) => (at === undefined ? none : <Timestamp moment={at} />);

/** Red for rejected, green for anything else: the approved value isn't documented. */
const Status = ({ row }: { row: SwapRow }) => {
  const tone = isRejected(row) ? 'danger' : 'success';
  return (
    <StatusDot tone={tone}>
      <span className={styles.word[tone]}>{row.status}</span>
    </StatusDot>
  );
};

const moment = '136px';

export const swapColumns: readonly DataColumn<SwapRow>[] = [
  {
    key: 'txHash',
    header: texts.txHash,
    isRowHeader: true,
    cell: ({ txHash }) => <AddressText value={txHash} copyLabel={texts.copy} />,
    placeholder: '120px',
  },
  {
    key: 'boughtAt',
    header: texts.boughtAt,
    isTime: true,
    cell: ({ boughtAt }) => <Moment at={boughtAt} />,
    placeholder: moment,
  },
  {
    key: 'amount',
    header: texts.amount,
    align: 'end',
    cell: ({ amount }) => <Amount amount={amount} />,
    placeholder: '72px',
  },
  {
    key: 'amountUsd',
    header: texts.amountUsd,
    align: 'end',
    cell: ({ amountUsd }) => <Amount amount={amountUsd} />,
    placeholder: '56px',
  },
  { key: 'xdc', header: texts.xdc, align: 'end', cell: ({ xdc }) => <Amount amount={xdc} />, placeholder: '72px' },
  {
    key: 'reason',
    header: texts.reason,
    cell: ({ reason }) => (reason === undefined ? none : <span className={styles.reason}>{reason}</span>),
    placeholder: '96px',
  },
  { key: 'status', header: texts.status, cell: (row) => <Status row={row} />, placeholder: '72px' },
  {
    key: 'updatedAt',
    header: texts.updatedAt,
    isTime: true,
    cell: ({ updatedAt }) => <Moment at={updatedAt} />,
    placeholder: moment,
  },
];
