import {
  isUnderMaintenance,
  tradingTexts,
  type DisabledReason,
  type OrderCircumstances,
  type Side,
} from '@exchange/domain';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import type { ControlSize } from '../Field/controlSizes';
import { orderTitle, type VisitorPlace } from './orderFormTexts';
import { OrderNotice } from './OrderNotice';

export interface OrderActionsProps {
  side: Side;
  circumstances: OrderCircumstances;
  unavailable: DisabledReason | undefined;
  refusal: string | undefined;
  visitorLink: ((place: VisitorPlace, words: string) => ReactNode) | undefined;
  size: ControlSize;
}

/** The submit button and the messages around it. */
export const OrderActions = ({ side, circumstances, unavailable, refusal, visitorLink, size }: OrderActionsProps) => {
  const isClosed = isUnderMaintenance(circumstances);
  const isVerifying = unavailable?.because === 'verifying';
  return (
    <>
      <Button
        type="submit"
        tone={side}
        size={size}
        isLoading={isVerifying}
        loadingLabel="Verifying"
        disabledReason={isVerifying ? undefined : unavailable?.text}
      >
        {isClosed ? tradingTexts.underMaintenance : orderTitle(side, circumstances.pair)}
      </Button>
      <OrderNotice
        isVisitor={!circumstances.isLoggedIn && !isClosed}
        visitorLink={visitorLink}
        stopped={circumstances.stopped}
        refusal={refusal}
      />
    </>
  );
};
