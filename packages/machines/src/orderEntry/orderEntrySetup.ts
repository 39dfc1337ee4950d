import {
  isFailure,
  type DecimalText,
  type Failure,
  type Level,
  type OrderForm,
  type Pair,
  type Result,
  type Side,
} from '@exchange/domain';
import { assign, emit, fromPromise, setup } from 'xstate';
import { successNotice, type Bug, type Notice } from '../notices';
import { notProvided } from '../notProvided';
import {
  filledEntry,
  formAfter,
  foundText,
  intendedOrder,
  isUnanswered,
  newEntry,
  pricedEntry,
  orderFailureNotice,
  questionAbout,
  refilledForm,
  shareOf,
  typedEntry,
  type Entry,
  type IntendedOrder,
  type Opening,
  type Question,
  type Share,
  type Submission,
} from './orderEntryRules';

export interface OrderEntryInput {
  pair: Pair;
  side: Side;
  /** What the form starts with. */
  price: DecimalText;
  /** A client order id that nobody had before. */
  newId: () => string;
}

export interface OrderEntryContext extends Entry {
  /** The best price that was heard of last. */
  offered: DecimalText;
  /** What is asked about, or on its way. */
  order: IntendedOrder | undefined;
  question: Question | undefined;
  /** Sent, and nobody said what became of it. */
  unsettled: IntendedOrder | undefined;
  /** The order on its way turned up among the trader's orders before its call was answered. */
  isFound: boolean;
  /** Why the last order was not taken, or is not known to be; a field it names is where it is said. */
  failure: Failure | undefined;
  newId: () => string;
}

export type OrderEntryEvent =
  | { type: 'form.typed'; form: OrderForm }
  | { type: 'filled.fromRow'; level: Level }
  | { type: 'filled.price'; price: DecimalText }
  | ({ type: 'filled.byPercent' } & Share)
  | { type: 'refilled'; price: DecimalText }
  | ({ type: 'form.opened' } & Opening)
  | { type: 'pair.changed'; pair: Pair; price: DecimalText }
  | { type: 'trader.left' }
  | ({ type: 'order.submitted' } & Submission)
  | { type: 'order.confirmed' }
  | { type: 'order.declined' }
  | { type: 'order.found'; clientOrderId: string }
  /** Sent by a page that is gone, and never answered. */
  | { type: 'order.recalled'; order: IntendedOrder }
  | { type: 'retry.requested' }
  | { type: 'unsettled.dismissed' };

export type OrderEntryEmitted =
  | Notice
  | Bug
  | { type: 'order.accepted'; order: IntendedOrder }
  | { type: 'order.refused'; order: IntendedOrder }
  | { type: 'order.unsettled'; order: IntendedOrder };

export type Placed = Result<{ message: string }>;

/** Only asked for while an order is asked about or on its way. */
export const orderIn = ({ context }: { context: OrderEntryContext }): IntendedOrder =>
  context.order ?? notProvided('order');

export const unsettledIn = ({ context }: { context: OrderEntryContext }): IntendedOrder =>
  context.unsettled ?? notProvided('unsettled order');

/** What the order entry machine is made of: its effect, what it asks of what it knows, and what it keeps. */
export const orderEntrySetup = setup({
  types: {
    input: {} as OrderEntryInput,
    context: {} as OrderEntryContext,
    events: {} as OrderEntryEvent,
    emitted: {} as OrderEntryEmitted,
  },
  actors: { placeOrder: fromPromise<Placed, IntendedOrder>(async () => notProvided('placeOrder')) },
  guards: {
    isUntouched: ({ context }) => !context.isPriceChosen && context.form.amount === '',
    isOfPair: ({ context }, { name }: Pair) => context.pair.name === name,
    isUnsettledOfPair: ({ context: { unsettled } }, { name }: Pair) => unsettled?.pair.name === name,
    isPlaceable: ({ context }, share: Share) => shareOf(context, share).amount !== undefined,
    isQuestionable: ({ context }, submission: Submission) => questionAbout(submission, context.unsettled) !== undefined,
    isUnsettled: ({ context }, clientOrderId: string) => context.unsettled?.clientOrderId === clientOrderId,
    isOnItsWay: ({ context }, clientOrderId: string) => context.order?.clientOrderId === clientOrderId,
    hasUnsettled: ({ context }) => context.unsettled !== undefined,
    isFound: ({ context }) => context.isFound,
    hasLeftPair: ({ context }) => context.order?.pair.name !== context.pair.name,
    hasWorked: (_, result: Result<unknown>) => !isFailure(result),
    isUnanswered: (_, result: Result<unknown>) => isUnanswered(result),
  },
  actions: {
    keepTyped: assign(({ context }, form: OrderForm) => typedEntry(context, form)),
    fillFromRow: assign(({ context }, level: Level) => filledEntry(context, level)),
    fillPrice: assign(({ context }, price: DecimalText) => pricedEntry(context, price)),
    fillByPercent: assign({
      form: ({ context }, share: Share) => ({ ...context.form, amount: shareOf(context, share).amount ?? '' }),
    }),
    keepOffered: assign({ offered: (_, price: DecimalText) => price }),
    refill: assign({ form: ({ context }, price: DecimalText) => refilledForm(context, price) }),
    begin: assign(({ context }, opening: Opening) => ({
      ...newEntry(opening, context.form.side),
      offered: opening.price,
      unsettled: undefined,
      failure: undefined,
    })),
    forgetTrader: assign(({ context: { form, pair, offered } }) => ({
      ...newEntry({ pair, price: offered }, form.side),
      order: undefined,
      question: undefined,
      unsettled: undefined,
      failure: undefined,
    })),
    keepOrder: assign(({ context }, submission: Submission) => ({
      order: intendedOrder(submission.order, context),
      question: questionAbout(submission, context.unsettled),
    })),
    keepUnsettled: assign({ order: undefined, unsettled: (_, order: IntendedOrder) => order }),
    sendUnsettledAgain: assign({ order: (_, order: IntendedOrder) => order }),
    forgetOrder: assign({ order: undefined, question: undefined }),
    forgetUnsettled: assign({ unsettled: undefined, failure: undefined }),
    startAwaiting: assign({ isFound: false, failure: undefined, question: undefined }),
    markFound: assign({ isFound: true }),
    clearOrdered: assign({ form: ({ context }, order: IntendedOrder) => formAfter(context, order) }),
    keepFailure: assign({ failure: (_, failure: Failure) => failure }),
    forgetFailure: assign({ failure: undefined }),
    tellAccepted: emit((_, order: IntendedOrder) => ({ type: 'order.accepted' as const, order })),
    tellRefused: emit((_, order: IntendedOrder) => ({ type: 'order.refused' as const, order })),
    tellUnsettled: emit((_, order: IntendedOrder) => ({ type: 'order.unsettled' as const, order })),
    tellMessage: emit((_, { data }: Placed) => successNotice(data?.message ?? '')),
    tellFound: emit(successNotice(foundText)),
    tellFailure: emit((_, failure: Failure) => orderFailureNotice(failure)),
    tellReason: emit(({ context }, share: Share) => ({
      type: 'notice' as const,
      tone: 'error' as const,
      text: shareOf(context, share).reason ?? '',
    })),
    reportBug: emit((_, { error }: { error: unknown }) => ({ type: 'bug' as const, error })),
  },
});
