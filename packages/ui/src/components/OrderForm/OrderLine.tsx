import {
  formatFeePercent,
  largestOrderNote,
  minimumText,
  previewOrder,
  readLimitOrder,
  showExactly,
  type DecimalText,
  type OrderCircumstances,
  type OrderForm,
  type Pair,
} from '@exchange/domain';
import { Fragment, type ReactNode } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import { ErrorLine } from '../Field/ErrorLine';
import { Figure } from '../Figure/Figure';
import type { OrderField } from './orderErrors';
import * as styles from './OrderForm.css';
import { priceHint, promptParts, type VisitorPlace } from './orderFormTexts';

export interface OrderLineProps {
  form: OrderForm;
  circumstances: OrderCircumstances;
  feePercent: DecimalText;
  errors: Partial<Record<OrderField, string>>;
  notes: Readonly<Record<OrderField, string>>;
  refusal: string | undefined;
  isStale: boolean;
  /** Prompts a visitor to sign in. */
  isPrompting: boolean;
  visitorLink: ((place: VisitorPlace, words: string) => ReactNode) | undefined;
}

const Prompt = ({ visitorLink }: Pick<OrderLineProps, 'visitorLink'>) =>
  promptParts().map(({ words, place }) => (
    <Fragment key={words}>
      {place === undefined || visitorLink === undefined ? words : visitorLink(place, words)}
    </Fragment>
  ));

const Sum = ({ figure, unit }: { figure: DecimalText; unit: string }) => (
  <span>
    <Figure figure={{ text: showExactly(figure), full: showExactly(figure) }} />{' '}
    <span className={styles.lineLabel}>{unit}</span>
  </span>
);

interface SumsProps extends Pick<OrderLineProps, 'feePercent'> {
  sums: ReturnType<typeof previewOrder> | undefined;
  unit: string;
}

/** The fee, and what the trader will receive, to the last digit. */
const Sums = ({ feePercent, sums, unit }: SumsProps) => (
  <dl className={styles.sums}>
    <div className={styles.fee}>
      <dt className={styles.lineLabel}>{`Fee ${formatFeePercent(feePercent)}`}</dt>
      {sums && (
        <dd>
          <Sum figure={sums.fee} unit={unit} />
        </dd>
      )}
    </div>
    {sums && (
      <div className={styles.received}>
        <dt className={styles.lineLabel}>You receive</dt>
        <dd>
          <Sum figure={sums.received} unit={unit} />
        </dd>
      </div>
    )}
  </dl>
);

interface NoteProps {
  id: string;
  hint: ReactNode;
  error: string | undefined;
  isHintShown: boolean;
}

const Note = ({ id, hint, error, isHintShown }: NoteProps) => (
  <span id={id} className={error === undefined && !isHintShown ? visuallyHidden : undefined}>
    {error === undefined ? hint : `${error} `}
  </span>
);

/** A buy receives the coin, a sell what it is traded for. */
const receivedIn = ({ side }: OrderForm, { base, quote }: Pair): string => (side === 'buy' ? base : quote);

/** The hint to show. A share that was cut is said beside what the order comes to; other hints wait for a figure. */
const shownHint = (
  { form, circumstances: { pair }, isStale }: OrderLineProps,
  largest: string | undefined,
): OrderField | undefined => {
  if (largest !== undefined) return 'amount';
  if (readLimitOrder(form) !== undefined) return undefined;
  return isStale || pair.fixedPrice !== undefined ? 'price' : 'amount';
};

interface NotesProps extends OrderLineProps {
  largest: string | undefined;
  shown: OrderField | undefined;
}

/** What the fields are described by: what is wrong with them, or their hints. */
const Notes = ({ circumstances, errors, notes, isStale, largest, shown }: NotesProps) => {
  const { pair, lastPrice } = circumstances;
  const price = <span className={isStale ? styles.delayed : undefined}>{priceHint({ pair, lastPrice, isStale })}</span>;
  const least = minimumText(pair.minimum.value, pair.minimum.currency);
  const fields = (
    <>
      <Note id={notes.price} hint={price} error={errors.price} isHintShown={shown === 'price'} />
      <Note id={notes.amount} hint={largest ?? least} error={errors.amount} isHintShown={shown === 'amount'} />
    </>
  );
  const isWrong = isAnyWrong(errors);
  return (
    <div aria-live="polite" className={isWrong ? styles.message : styles.notes}>
      {isWrong ? <ErrorLine>{fields}</ErrorLine> : fields}
    </div>
  );
};

const isAnyWrong = ({ price, amount }: OrderLineProps['errors']): boolean =>
  price !== undefined || amount !== undefined;

const OrderSums = ({ form, circumstances: { pair }, feePercent }: OrderLineProps) => {
  const order = readLimitOrder(form);
  return (
    <Sums feePercent={feePercent} sums={order && previewOrder(order, pair, feePercent)} unit={receivedIn(form, pair)} />
  );
};

/** Why nobody can order here, rather than why this order can't be placed. */
const Closed = ({ isPrompting, visitorLink, circumstances: { stopped } }: OrderLineProps) =>
  (isPrompting || stopped !== undefined) && (
    <p className={styles.message}>
      <span>{isPrompting ? <Prompt visitorLink={visitorLink} /> : stopped}</span>
    </p>
  );

/** One line for everything there is to say about an order: what is wrong, else the fee and what is received. */
export const OrderLine = (props: OrderLineProps) => {
  const { form, circumstances, errors, refusal, isPrompting } = props;
  const isTaken = isAnyWrong(errors) || refusal !== undefined || isPrompting || circumstances.stopped !== undefined;
  const largest = largestOrderNote(form, circumstances);
  return (
    <div data-cut={largest !== undefined && !isTaken ? '' : undefined} className={styles.line}>
      {!isTaken && <OrderSums {...props} />}
      <Notes {...props} largest={largest} shown={isTaken ? undefined : shownHint(props, largest)} />
      <Closed {...props} />
      <div role="alert" className={refusal === undefined ? styles.silent : styles.message}>
        {refusal !== undefined && <ErrorLine>{refusal}</ErrorLine>}
      </div>
    </div>
  );
};
