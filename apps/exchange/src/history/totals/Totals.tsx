import { exactFigure, type CoinTotals } from '@exchange/domain';
import { Card, DataTable, Figure, NoValue, type DataColumn } from '@exchange/ui';
import { useMemo } from 'react';
import { CoinCell } from '../details/cells';
import * as styles from './Totals.css';
import { totalTexts as texts } from '../texts';

interface TotalsProps<Name extends string> {
  /** What was added up: '43 orders'. */
  of: string;
  totals: readonly CoinTotals<Name>[];
  /** The figures to show, with their headers. */
  columns: Readonly<Record<Name, string>>;
}

const columnsOf = <Name extends string>(headers: Readonly<Record<Name, string>>): DataColumn<CoinTotals<Name>>[] => [
  { key: 'coin', header: texts.coin, isRowHeader: true, cell: ({ coin }) => <CoinCell symbol={coin} /> },
  ...(Object.entries(headers) as [Name, string][]).map(([key, header]): DataColumn<CoinTotals<Name>> => ({
    key,
    header,
    align: 'end',
    cell: ({ sums: { [key]: sum } }) => (sum === undefined ? <NoValue /> : <Figure figure={exactFigure(sum)} />),
  })),
];

/** Sums of the rows that the filters leave, on all pages, to the last unit. */
export const Totals = <Name extends string>({ of, totals, columns }: TotalsProps<Name>) => {
  const shown = useMemo(() => columnsOf(columns), [columns]);
  if (totals.length === 0) return null;
  return (
    <div className={styles.root}>
      <Card title={texts.title(of)} isFlush>
        <DataTable
          label={texts.title(of)}
          columns={shown}
          state={{ kind: 'ready', rows: totals }}
          rowKey={({ coin }) => coin}
          empty={{ text: '' }}
          surface="panel"
          cardsBelow={shown.length > 3 ? 480 : undefined}
        />
      </Card>
    </div>
  );
};
