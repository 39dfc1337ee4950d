import { pairLabel } from '@exchange/domain';
import type { SentOrder } from '@exchange/machines';
import { Button, Icon, Link, Popover, PopoverContent, PopoverTrigger, visuallyHidden } from '@exchange/ui';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { pathOfPair } from '../../shared/page/place';
import { orderText, totalText, unconfirmedTexts } from './texts';
import * as styles from './UnconfirmedOrdersView.css';

/** How it stands with looking for them among the open orders. */
export type Check = 'checking' | 'notFound' | 'failed';

export interface UnconfirmedOrdersViewProps {
  orders: readonly SentOrder[];
  check: Check;
  onCheck: () => void;
  onSendAgain: (clientOrderId: string) => void;
  onDismiss: (clientOrderId: string) => void;
}

const checkTexts: Record<Check, string> = {
  checking: unconfirmedTexts.checking,
  notFound: unconfirmedTexts.notAmongOpen,
  failed: unconfirmedTexts.notChecked,
};

interface Leaving {
  /** A link to another screen was followed. */
  onLeave: () => void;
}

type UnconfirmedOrderProps = SentOrder & Leaving & Pick<UnconfirmedOrdersViewProps, 'onSendAgain' | 'onDismiss'>;

const UnconfirmedOrder = ({ order, state, onSendAgain, onDismiss, onLeave }: UnconfirmedOrderProps) => (
  <li className={styles.order}>
    <p className={styles.what}>{orderText(order)}</p>
    <p className={styles.total}>{totalText(order)}</p>
    <p className={styles.known}>{unconfirmedTexts.known}</p>
    <div className={styles.actions}>
      <Button
        size="small"
        isLoading={state === 'resending'}
        loadingLabel={unconfirmedTexts.sending}
        onClick={() => onSendAgain(order.clientOrderId)}
      >
        {unconfirmedTexts.sendAgain}
      </Button>
      <Button size="small" variant="ghost" tone="neutral" onClick={() => onDismiss(order.clientOrderId)}>
        {unconfirmedTexts.dismiss}
      </Button>
      <Link asChild>
        <RouterLink to={pathOfPair(order.pair)} onClick={onLeave}>
          {unconfirmedTexts.openOrders(pairLabel(order.pair.name))}
        </RouterLink>
      </Link>
    </div>
  </li>
);

const Details = ({ orders, check, onCheck, ...actions }: UnconfirmedOrdersViewProps & Leaving) => (
  <div className={styles.content}>
    <ul className={styles.list}>
      {orders.map((sent) => (
        <UnconfirmedOrder key={sent.order.clientOrderId} {...sent} {...actions} />
      ))}
    </ul>
    <div className={styles.check}>
      <p role="status" className={styles.checked}>
        {checkTexts[check]}
      </p>
      <Button
        size="small"
        variant="outline"
        tone="neutral"
        isLoading={check === 'checking'}
        loadingLabel={unconfirmedTexts.checkAgain}
        onClick={onCheck}
      >
        {unconfirmedTexts.checkAgain}
      </Button>
    </div>
  </div>
);

/** What it opens closes with the last order: the next one must not open over the page by itself. */
const Item = (props: UnconfirmedOrdersViewProps) => {
  const [isOpen, setOpen] = useState(false);
  const { length } = props.orders;
  const [number, ...words] = unconfirmedTexts.count(length).split(' ');
  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <Button variant="ghost" tone="neutral" size="small" aria-label={unconfirmedTexts.count(length)}>
          <span className={styles.icon}>
            <Icon name="warning" size={16} />
          </span>
          <span className={styles.words}>
            {number}
            <span> {words.join(' ')}</span>
          </span>
        </Button>
      </PopoverTrigger>
      <PopoverContent label={unconfirmedTexts.title} align="end">
        <Details {...props} onLeave={() => setOpen(false)} />
      </PopoverContent>
    </Popover>
  );
};

/** Says in the header that orders are unconfirmed, and opens what is known of them and what can be done. */
export const UnconfirmedOrdersView = (props: UnconfirmedOrdersViewProps) => {
  const { length } = props.orders;
  return (
    <>
      <span role="status" className={visuallyHidden}>
        {length > 0 && unconfirmedTexts.count(length)}
      </span>
      {length > 0 && <Item {...props} />}
    </>
  );
};
