import { mostPasskeys, type Result } from '@exchange/domain';
import { Button, Card, DataTable, Timestamp, visuallyHidden, type DataColumn, type RowsState } from '@exchange/ui';
import { useMemo, useState } from 'react';
import * as part from '../part.css';
import { KeyDialog, type KeyQuestion } from './KeyDialogs';
import type { KeyProof, Passkey } from './passkey';
import * as styles from './PasskeysView.css';
import { passkeysTexts as texts } from './texts';

export interface PasskeyActions {
  /** Has the device make one, and adds it. */
  add: (name: string, proof: KeyProof) => Promise<Result<unknown>>;
  rename: (id: string, name: string) => Promise<Result<unknown>>;
  remove: (id: string, proof: KeyProof) => Promise<Result<unknown>>;
}

export interface PasskeysViewProps extends PasskeyActions {
  state: RowsState<Passkey>;
  /** Whether this browser can make and use passkeys. */
  isSupported: boolean;
  /** For a new one. */
  suggestedName: string;
}

type Ask = (kind: 'rename' | 'remove', passkey: Passkey) => void;

const ActionsOf = ({ passkey, onAsk }: { passkey: Passkey; onAsk: Ask }) => (
  <span className={styles.actions}>
    {(['rename', 'remove'] as const).map((kind) => (
      <Button key={kind} variant="outline" tone="neutral" size="small" onClick={() => onAsk(kind, passkey)}>
        {texts[kind]}
        <span className={visuallyHidden}>{texts.which(passkey.name)}</span>
      </Button>
    ))}
  </span>
);

const columnsFor = (onAsk: Ask): readonly DataColumn<Passkey>[] => [
  {
    key: 'name',
    header: texts.columns.name,
    isRowHeader: true,
    inCard: 'title',
    cell: ({ name }) => <span className={part.breaking}>{name}</span>,
    placeholder: '160px',
  },
  {
    key: 'createdAt',
    header: texts.columns.createdAt,
    isTime: true,
    cell: ({ createdAt }) => <Timestamp moment={createdAt} />,
    placeholder: '136px',
  },
  {
    key: 'lastUsedAt',
    header: texts.columns.lastUsedAt,
    isTime: true,
    inCard: 'note',
    cell: ({ lastUsedAt }) => (lastUsedAt === null ? texts.never : <Timestamp moment={lastUsedAt} />),
    placeholder: '136px',
  },
  {
    key: 'actions',
    header: texts.columns.actions,
    isHeaderHidden: true,
    isFlush: true,
    align: 'end',
    placeholder: '',
    cell: (passkey) => <ActionsOf passkey={passkey} onAsk={onAsk} />,
  },
];

const keyOf = ({ id }: Passkey): string => id;

const whyNot = (isSupported: boolean, count: number): string | undefined => {
  if (!isSupported) return texts.unsupported;
  return count >= mostPasskeys ? texts.full : undefined;
};

/** The trader's passkeys: to add, rename and remove. */
export const PasskeysView = ({ state, isSupported, suggestedName, ...actions }: PasskeysViewProps) => {
  const [question, setQuestion] = useState<KeyQuestion>();
  const rows = state.kind === 'ready' ? state.rows : [];
  const isLast = rows.length === 1;
  const columns = useMemo(() => columnsFor((kind, passkey) => setQuestion({ kind, passkey, isLast })), [isLast]);
  const reason = whyNot(isSupported, rows.length);
  return (
    <div className={part.root}>
      <Card
        title={texts.title}
        actions={
          <Button
            variant="outline"
            tone="neutral"
            size="small"
            disabledReason={state.kind === 'ready' ? reason : texts.title}
            onClick={() => setQuestion({ kind: 'add' })}
          >
            {texts.add}
          </Button>
        }
      >
        <p className={part.lead}>{texts.lead}</p>
        <div className={part.table}>
          <DataTable
            label={texts.title}
            columns={columns}
            state={state.kind === 'loading' ? { kind: 'loading', rows: 1 } : state}
            rowKey={keyOf}
            empty={{ text: texts.none, more: texts.noneMore }}
            surface="panel"
            cardsBelow={640}
            cardLook="lines"
            isPacked
          />
        </div>
        {state.kind === 'ready' && reason !== undefined && <p className={part.note}>{reason}</p>}
      </Card>
      <KeyDialog question={question} suggestedName={suggestedName} {...actions} onDone={() => setQuestion(undefined)} />
    </div>
  );
};
