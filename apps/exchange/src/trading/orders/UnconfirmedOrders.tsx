import { pairLabel } from '@exchange/domain';
import type { SentOrder } from '@exchange/machines';
import { Button, Link } from '@exchange/ui';
import { Link as RouterLink } from 'react-router-dom';
import { pathOfPair } from '#shared/page/place.ts';
import * as shared from '#shared/unconfirmed/unconfirmed.css.ts';
import type { UnconfirmedKind } from '#shared/unconfirmed/unconfirmedKind.ts';
import { orderText, totalText, unconfirmedTexts } from './texts';

/** The state of looking for them among the open orders. */
export type Check = 'checking' | 'notFound' | 'failed';

export interface UnconfirmedOrdersProps {
  orders: readonly SentOrder[];
  check: Check;
  onCheck: () => void;
  onSendAgain: (clientOrderId: string) => void;
  onDismiss: (clientOrderId: string) => void;
  /** A link to another screen was followed. */
  onLeave: () => void;
}

const checkTexts: Record<Check, string> = {
  checking: unconfirmedTexts.checking,
  notFound: unconfirmedTexts.notAmongOpen,
  failed: unconfirmedTexts.notChecked,
};

type UnconfirmedOrderProps = SentOrder & Pick<UnconfirmedOrdersProps, 'onSendAgain' | 'onDismiss' | 'onLeave'>;

const UnconfirmedOrder = ({ order, state, onSendAgain, onDismiss, onLeave }: UnconfirmedOrderProps) => (
  <li className={shared.item}>
    <p className={shared.what}>{orderText(order)}</p>
    <p className={shared.secondary}>{totalText(order)}</p>
    <p className={shared.known}>{unconfirmedTexts.known}</p>
    <div className={shared.actions}>
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

/** The orders that the exchange hasn't confirmed, what we know of each, and ways to resolve it. */
const UnconfirmedOrders = ({ orders, check, onCheck, ...actions }: UnconfirmedOrdersProps) => (
  <div className={shared.content}>
    <ul className={shared.list}>
      {orders.map((sent) => (
        <UnconfirmedOrder key={sent.order.clientOrderId} {...sent} {...actions} />
      ))}
    </ul>
    <div className={shared.check}>
      <p role="status" className={shared.checked}>
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

export const unconfirmedOrdersKind = (props: Omit<UnconfirmedOrdersProps, 'onLeave'>): UnconfirmedKind => ({
  nouns: unconfirmedTexts.nouns,
  count: props.orders.length,
  renderDetails: (onLeave) => <UnconfirmedOrders {...props} onLeave={onLeave} />,
});
