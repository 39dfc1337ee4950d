import type { DecimalText, OrderCircumstances, Pair } from '@exchange/domain';
import { Link, OrderForm, type ControlSize } from '@exchange/ui';
import type { ReactNode } from 'react';
import type { LedForm } from '../hotkeys/useOrderFormHandles';
import { useStored } from '#shared/services/useStored.ts';
import { SignInLink } from '#shared/session/SignInLink.tsx';
import type { LastPriceSource } from '../live/lastPrice';
import type { PairFeeds } from '../live/pairFeeds';
import { LazyOrderConfirmation } from './LazyOrderConfirmation';
import type { OrderEntry } from './useOrderEntry';
import { useOrderState } from './useOrderState';
import * as styles from './OrderSide.css';
import { paths } from '#shared/page/paths.ts';

export interface OrderSideProps {
  entry: OrderEntry;
  pair: Pair;
  circumstances: Omit<OrderCircumstances, 'isVerifying' | 'lastPrice' | 'referencePrice' | 'pair'>;
  /** Both are read here, so that nothing else re-renders with every price. */
  lastPrice: LastPriceSource;
  referencePrice: PairFeeds['referencePrice'];
  feePercent: DecimalText;
  isStale: boolean;
  size?: ControlSize | undefined;
  /** Lets hotkeys move to the form. */
  led?: LedForm | undefined;
}

const places = { logIn: paths.login, register: paths.register } as const;

const visitorLink = (place: keyof typeof places, words: string): ReactNode => (
  <Link asChild>
    <SignInLink to={places[place]}>{words}</SignInLink>
  </Link>
);

/** One side of the order forms, with the questions and messages about its order. */
export const OrderSide = ({
  entry,
  pair,
  circumstances,
  lastPrice,
  referencePrice,
  feePercent,
  isStale,
  size,
  led,
}: OrderSideProps) => {
  const price = useStored(lastPrice.subscribe, () => lastPrice.snapshot()?.price);
  const centre = useStored(referencePrice.subscribe, referencePrice.snapshot);
  const { form, isBusy, question, order, refusal } = useOrderState(entry);
  return (
    <div className={styles.root}>
      <OrderForm
        form={form}
        circumstances={{ ...circumstances, lastPrice: price, referencePrice: centre, pair, isVerifying: isBusy }}
        feePercent={feePercent}
        onChange={entry.change}
        onSubmit={entry.submit}
        refusal={refusal}
        isStale={isStale}
        visitorLink={visitorLink}
        size={size}
        {...led}
      />
      <LazyOrderConfirmation question={question} order={order} onConfirm={entry.confirm} onDecline={entry.decline} />
    </div>
  );
};
