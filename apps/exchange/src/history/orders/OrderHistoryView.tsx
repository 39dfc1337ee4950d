import { feedTexts } from '@exchange/domain';
import { Banner, Button } from '@exchange/ui';
import { useId, useState, type ReactNode } from 'react';
import { useWidth } from '#shared/services/useWidth.ts';
import { changesOf } from './filterChanges';
import { OrderFilters } from './OrderFilters';
import * as styles from './OrderHistoryView.css';
import { OrdersTable, type OrdersTableProps } from './OrdersTable';
import { filterTexts, orderHistoryTexts as texts } from './texts';

export interface OrderHistoryViewProps extends OrdersTableProps {
  /** Loading failed after some rows. */
  cutShort?: { onRetry: () => void; isRetrying: boolean } | undefined;
  /** Sums of the filtered orders. */
  totals?: ReactNode;
  /** Buttons beside the filters. */
  actions?: ReactNode;
}

const FiltersOnPhone = (props: OrderHistoryViewProps) => {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  return (
    <>
      <Button
        variant="outline"
        tone="neutral"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {filterTexts.open(changesOf(props.filter, props.today))}
      </Button>
      <Tools {...props} />
      {isOpen && (
        <div id={panelId} className={styles.panel}>
          <OrderFilters {...props} />
        </div>
      )}
    </>
  );
};

const Tools = ({ isStale, actions }: OrderHistoryViewProps) => (
  <div className={styles.tools}>
    <p role="status" className={styles.stale}>
      {isStale && feedTexts.delayed}
    </p>
    {actions}
  </div>
);

const FiltersInLine = (props: OrderHistoryViewProps) => (
  <>
    <OrderFilters {...props} />
    <Tools {...props} />
  </>
);

/** The trader's past orders with filters, sorting and pages. */
export const OrderHistoryView = (props: OrderHistoryViewProps) => {
  const { cutShort } = props;
  const Filters = useWidth('desk') === 'phone' ? FiltersOnPhone : FiltersInLine;
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <Filters {...props} />
      </div>
      {cutShort && (
        <Banner
          tone="warning"
          action={
            <Button
              variant="outline"
              tone="neutral"
              size="small"
              isLoading={cutShort.isRetrying}
              onClick={cutShort.onRetry}
            >
              {texts.retry}
            </Button>
          }
        >
          {texts.cutShort}
        </Banner>
      )}
      <OrdersTable {...props} />
      {props.state.kind === 'ready' && props.totals}
    </div>
  );
};
