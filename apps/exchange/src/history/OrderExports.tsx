import { isZero } from '@exchange/domain';
import { useClock, SegmentedControl } from '@exchange/ui';
import { useState } from 'react';
import { ExportButton } from '#shared/export/ExportButton.tsx';
import { useLoadAll } from './loadAll';
import type { ShownOrders } from './orders/OrderHistory';
import { orderExportTexts as texts } from './texts';

type Kind = 'orders' | 'trades';

const kinds = [
  { value: 'orders', label: texts.orders },
  { value: 'trades', label: texts.trades },
] as const;

/** All orders, or the filled ones only, as CSV. */
export const OrderExports = ({ rows, isWhole, filter: { range } }: ShownOrders) => {
  const clock = useClock();
  const [kind, setKind] = useState<Kind>('orders');
  const loadAll = useLoadAll(kind);
  const kept = kind === 'orders' ? rows : rows.filter(({ received }) => !isZero(received));
  // The file name says UTC days: with another clock, those of its rows.
  const days = clock.kind === 'utc' ? range : undefined;
  return (
    <ExportButton
      kind={kind}
      filtered={{ rows: kept, isWhole, days, description: texts.filtered[kind](kept.length, range, clock.zone) }}
      loadAll={loadAll}
      many={{
        label: texts.export,
        title: texts.exportTitle,
        choice: <SegmentedControl label={texts.include} options={kinds} value={kind} onValueChange={setKind} />,
      }}
    />
  );
};
