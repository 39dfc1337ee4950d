import {
  isUnderMaintenance,
  percentShares,
  type DecimalText,
  type LimitOrder,
  type OrderCircumstances,
  type OrderForm as OrderFigures,
  type PercentShare,
} from '@exchange/domain';
import { memo, useImperativeHandle, useRef, type ComponentPropsWithRef, type ReactNode, type Ref } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import { ButtonGroup } from '../ButtonGroup/ButtonGroup';
import type { ControlSize } from '../Field/controlSizes';
import * as styles from './OrderForm.css';
import { orderTitle, type VisitorPlace } from './orderFormTexts';
import { OrderActions } from './OrderActions';
import { OrderFields } from './OrderFields';
import { OrderHead } from './OrderHead';
import { OrderSums } from './OrderSums';
import { OrderTotal } from './OrderTotal';
import { useOrderForm } from './useOrderForm';

type NativeProps = Omit<
  ComponentPropsWithRef<'form'>,
  'aria-label' | 'children' | 'className' | 'onChange' | 'onSubmit'
>;

/** What hotkeys can do with the form. Neither sends an order. */
export interface OrderFormHandle {
  focus: (field: 'price' | 'amount') => void;
  /** Acts like the percent button. Returns the reason if that button is disabled, because a key shows no tooltip. */
  fill: (share: PercentShare) => string | undefined;
}

export interface OrderFormProps extends NativeProps {
  /**
   * The figures in the form. A price or amount from outside, as from a click in the order book, simply replaces them.
   */
  form: OrderFigures;
  /** Everything that decides whether the order may be placed. */
  circumstances: OrderCircumstances;
  /** The fee on what is received: `tradingFee(fees, pair, side)`. */
  feePercent: DecimalText;
  onChange: (form: OrderFigures) => void;
  /** Called with figures that can be placed as they are. */
  onSubmit: (order: LimitOrder) => void;
  /** Why the exchange rejected the last order, in its words. */
  refusal?: string | undefined;
  /** Prices are delayed: the form says so, and stays usable. */
  isStale?: boolean | undefined;
  /** Renders the two links in the prompt to visitors. */
  visitorLink?: ((place: VisitorPlace, words: string) => ReactNode) | undefined;
  /** `small` on a desktop, `large` in a drawer for touch. */
  size?: ControlSize | undefined;
  handle?: Ref<OrderFormHandle> | undefined;
}

const shares = percentShares.map((share) => ({ value: share, label: `${share}%` }));

const Entry = ({
  form: { price: typedPrice, ...rest },
  circumstances,
  feePercent,
  onChange,
  onSubmit,
  refusal,
  isStale = false,
  visitorLink,
  size = 'small',
  handle,
  ...native
}: OrderFormProps) => {
  const { pair } = circumstances;
  const form: OrderFigures = { ...rest, price: pair.fixedPrice ?? typedPrice };
  const { side } = form;
  const priceRef = useRef<HTMLInputElement>(null);
  const amountRef = useRef<HTMLInputElement>(null);
  const entry = useOrderForm({
    form,
    circumstances,
    onChange,
    onSubmit,
    inputs: { price: priceRef, amount: amountRef },
  });
  const { errors } = entry;
  const isClosed = isUnderMaintenance(circumstances);
  const whyNoShare = entry.unavailable?.because === 'balance' ? undefined : entry.unavailable?.text;
  useImperativeHandle(handle, () => ({
    focus: (field) => {
      const { current } = { price: priceRef, amount: amountRef }[field];
      current?.focus();
      current?.select();
    },
    fill: (share) => {
      if (whyNoShare === undefined) entry.fill(share);
      return whyNoShare;
    },
  }));
  return (
    <form {...native} noValidate aria-label={orderTitle(side, pair)} onSubmit={entry.submit} className={styles.root}>
      <div className={styles.parts}>
        <OrderHead side={side} circumstances={circumstances} />
        <OrderFields
          {...{ form, circumstances, errors, priceRef, amountRef, isClosed, isStale, size }}
          onType={entry.type}
          onLeave={entry.leave}
        />
        <ButtonGroup
          label="Amount as a percentage of your balance"
          options={shares}
          size={size}
          disabledReason={whyNoShare}
          onPress={entry.fill}
        />
        <span role="status" className={visuallyHidden}>
          {entry.filled}
        </span>
        <div className={styles.outcome}>
          <OrderTotal form={form} pair={pair} size={size} />
          <OrderSums form={form} pair={pair} feePercent={feePercent} />
        </div>
        <OrderActions {...{ side, size, circumstances, visitorLink, refusal }} unavailable={entry.unavailable} />
      </div>
    </form>
  );
};

/**
 * A limit order of one side: price, amount and the resulting figures. Its own state is only what has been touched: the
 * input belongs to the screen, the rules to the domain. Re-renders only when its props change.
 */
export const OrderForm = memo((props: OrderFormProps) => (
  // A new key for each pair, so that errors from the previous one don't carry over.
  <Entry key={props.circumstances.pair.name} {...props} />
));
OrderForm.displayName = 'OrderForm';
