import type { SupplyFact } from '@exchange/domain';
import { Link, type DataColumn } from '@exchange/ui';
import { tokenTexts as texts } from '../texts';

export const supplyColumns: readonly DataColumn<SupplyFact>[] = [
  { key: 'fact', header: texts.fact, isRowHeader: true, cell: ({ fact }) => fact },
  { key: 'figure', header: texts.figure, cell: ({ figure }) => figure },
  { key: 'since', header: texts.since, cell: ({ since }) => since },
  {
    key: 'source',
    header: texts.source,
    cell: ({ source }) => (
      <Link isExternal href={source.to}>
        {source.text}
      </Link>
    ),
  },
];
