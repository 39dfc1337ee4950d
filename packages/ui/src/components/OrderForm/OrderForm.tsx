import {
  isUnderMaintenance,
  percentShares,
  tradingTexts,
  type DecimalText,
  type DisabledReason,
  type LimitOrder,
  type OrderCircumstances,
  type OrderForm as OrderFigures,
  type PercentShare,
  type Side,
} from '@exchange/domain';
import { memo, useId, useImperativeHandle, useRef, type ComponentPropsWithRef, type ReactNode, type Ref } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import { Button } from '../Button/Button';
import { ButtonGroup } from '../ButtonGroup/ButtonGroup';
import type { ControlSize } from '../Field/controlSizes';
import * as styles from './OrderForm.css';
import { orderTitle, type VisitorPlace } from './orderFormTexts';
import { OrderBalance } from './OrderBalance';
import { OrderFields } from './OrderFields';
import { OrderLine } from './OrderLine';
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

interface SubmitProps {
  label: string;
  side: Side;
  size: ControlSize;
  unavailable: DisabledReason | undefined;
}

const Submit = ({ label, side, size, unavailable }: SubmitProps) => {
  const isVerifying = unavailable?.because === 'verifying';
  return (
    <Button
      type="submit"
      tone={side}
      size={size}
      isLoading={isVerifying}
      loadingLabel="Verifying"
      disabledReason={isVerifying ? undefined : unavailable?.text}
    >
      {label}
    </Button>
  );
};

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
  const { errors, unavailable } = entry;
  const id = useId();
  const notes = { price: `${id}-price`, amount: `${id}-amount` };
  const title = orderTitle(side, pair);
  const isClosed = isUnderMaintenance(circumstances);
  const whyNoShare = unavailable?.because === 'balance' ? undefined : unavailable?.text;
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
    <form {...native} noValidate aria-label={title} data-size={size} onSubmit={entry.submit} className={styles.root}>
      {circumstances.isLoggedIn && <OrderBalance side={side} circumstances={circumstances} />}
      <div className={styles.parts}>
        <OrderFields
          {...{ form, circumstances, errors, notes, priceRef, amountRef, isClosed, size }}
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
        <OrderLine
          {...{ form, circumstances, feePercent, errors, notes, refusal, isStale, visitorLink }}
          isPrompting={!circumstances.isLoggedIn && !isClosed}
        />
        <Submit {...{ side, size, unavailable }} label={isClosed ? tradingTexts.underMaintenance : title} />
        <span role="status" className={visuallyHidden}>
          {entry.filled}
        </span>
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
