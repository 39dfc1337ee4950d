import type { IntendedOrder, Sent } from '@exchange/machines';
import { Button, Link } from '@exchange/ui';
import { Link as RouterLink } from 'react-router-dom';
import * as shared from '#shared/unconfirmed/unconfirmed.css.ts';
import type { UnconfirmedKind } from '#shared/unconfirmed/unconfirmedKind.ts';
import { DismissButton, UnconfirmedItem, UnconfirmedList } from '#shared/unconfirmed/UnconfirmedList.tsx';
import type { UnconfirmedRequests } from '#shared/unconfirmed/useUnconfirmed.ts';
import { placesOf } from './lookUpOrder';
import { orderText, totalText, unconfirmedTexts as texts } from './orderWords';

export type UnconfirmedOrdersProps = UnconfirmedRequests<IntendedOrder>;

interface ItemProps extends Sent<IntendedOrder>, Pick<UnconfirmedOrdersProps, 'onSendAgain' | 'onDismiss'> {
  /** A link to another screen was followed. */
  onLeave: () => void;
}

const UnconfirmedOrder = ({ request: order, state, onSendAgain, onDismiss, onLeave }: ItemProps) => (
  <UnconfirmedItem
    what={orderText(order)}
    details={<p className={shared.secondary}>{totalText(order)}</p>}
    known={texts.known}
  >
    <Button
      size="small"
      isLoading={state === 'resending'}
      loadingLabel={texts.sending}
      onClick={() => onSendAgain(order.id)}
    >
      {texts.sendAgain}
    </Button>
    <DismissButton label={texts.dismiss} onDismiss={() => onDismiss(order.id)} />
    {Object.values(placesOf(order)).map(({ label, to }) => (
      <Link asChild key={to}>
        <RouterLink to={to} onClick={onLeave}>
          {label}
        </RouterLink>
      </Link>
    ))}
  </UnconfirmedItem>
);

/** The orders that the exchange hasn't confirmed, what we know of each, and ways to resolve it. */
export const unconfirmedOrdersKind = (props: UnconfirmedOrdersProps): UnconfirmedKind => ({
  nouns: texts.nouns,
  count: props.sent.length,
  warnings: props.sent.map(({ request }) => ({ id: request.id, text: texts.warning(request) })),
  renderDetails: (onLeave) => (
    <UnconfirmedList
      {...props}
      texts={texts}
      renderItem={(sent) => <UnconfirmedOrder key={sent.request.id} {...sent} {...props} onLeave={onLeave} />}
    />
  ),
});
