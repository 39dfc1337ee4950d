import { AddressText, Card, DataTable, Timestamp, type DataColumn, type RowsState } from '@exchange/ui';
import * as part from '../part.css';
import type { ApiKey } from './apiKey';
import { apiKeysTexts as texts } from './texts';

export interface ApiKeysViewProps {
  state: Exclude<RowsState<ApiKey>, { kind: 'loading' }>;
}

const columns: readonly DataColumn<ApiKey>[] = [
  {
    key: 'name',
    header: texts.columns.name,
    isRowHeader: true,
    cell: ({ name = texts.unnamed }) => <span className={part.breaking}>{name}</span>,
    placeholder: '96px',
  },
  {
    key: 'key',
    header: texts.columns.key,
    cell: ({ key, name }) => <AddressText value={key} lead={8} tail={8} copyLabel={texts.copy(name)} />,
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
    cell: ({ lastUsedAt }) => <Timestamp moment={lastUsedAt} />,
    placeholder: '136px',
  },
];

const keyOf = ({ key }: ApiKey): string => key;

/** The API keys of the trader's programs, without their secrets. */
export const ApiKeysView = ({ state }: ApiKeysViewProps) => (
  <Card title={texts.title}>
    <div className={part.table}>
      <DataTable
        label={texts.title}
        columns={columns}
        state={state}
        rowKey={keyOf}
        empty={{ text: texts.none }}
        surface="panel"
        cardsBelow={640}
        isPacked
      />
    </div>
  </Card>
);
