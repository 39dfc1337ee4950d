import {
  type DecimalText,
  type Failure,
  type Level,
  type OrderForm,
  type Pair,
  type Result,
  type Side,
} from '@exchange/domain';
import { assign, emit, fromPromise, setup } from 'xstate';
import { answerGuards } from '../calls';
import { notProvided } from '../notProvided';
import { bug, type Bug } from '../emitted';
import {
  filledEntry,
  formAfter,
  intendedOrder,
  newEntry,
  pricedEntry,
  questionAbout,
  refilledForm,
  takesOffered,
  typedEntry,
  type Entry,
  type IntendedOrder,
  type Opening,
  type Question,
  type Submission,
} from './orderEntryRules';

export interface OrderEntryInput {
  pair: Pair;
  side: Side;
  /** The initial price of the form. */
  price: DecimalText;
  /** Creates a client order id that has never been used. */
  newId: () => string;
}

export interface OrderEntryContext extends Entry {
  /** The order awaiting confirmation or being sent. */
  order: IntendedOrder | undefined;
  question: Question | undefined;
  /** Why the last order was refused; shown beside a field if it names one. */
  failure: Failure | undefined;
  newId: () => string;
}

export type OrderEntryEvent =
  | { type: 'form.typed'; form: OrderForm }
  | { type: 'filled.fromRow'; level: Level }
  | { type: 'filled.price'; price: DecimalText }
  | { type: 'refilled'; price: DecimalText }
  | ({ type: 'form.opened' } & Opening)
  | { type: 'pair.changed'; pair: Pair; price: DecimalText }
  | ({ type: 'order.submitted' } & Submission)
  | { type: 'order.confirmed' }
  | { type: 'order.declined' }
  /** An unconfirmed order from this form turned out to be placed. */
  | { type: 'order.placed'; order: IntendedOrder };

export type OrderEntryEmitted =
  | { type: 'order.sent'; order: IntendedOrder }
  | { type: 'order.accepted'; order: IntendedOrder; message: string }
  | { type: 'order.refused'; order: IntendedOrder; failure: Failure }
  /** It may be open or filled, or may never have arrived. */
  | { type: 'order.unconfirmed'; order: IntendedOrder; failure: Failure }
  | Bug;

export type Placed = Result<{ message: string }>;

/** For states in which an order is awaiting confirmation or being sent. */
export const orderIn = ({ context }: { context: OrderEntryContext }): IntendedOrder =>
  context.order ?? notProvided('order');

/** The building blocks of the order entry machine: its effect, guards and actions. */
export const orderEntrySetup = setup({
  types: {
    input: {} as OrderEntryInput,
    context: {} as OrderEntryContext,
    events: {} as OrderEntryEvent,
    emitted: {} as OrderEntryEmitted,
  },
  actors: { placeOrder: fromPromise<Placed, IntendedOrder>(async () => notProvided('placeOrder')) },
  guards: {
    takesOffered: ({ context }) => takesOffered(context),
    isOfPair: ({ context }, { name }: Pair) => context.pair.name === name,
    isQuestionable: (_, submission: Submission) => questionAbout(submission) !== undefined,
    hasLeftPair: ({ context }) => context.order?.pair.name !== context.pair.name,
    ...answerGuards,
  },
  actions: {
    keepTyped: assign(({ context }, form: OrderForm) => typedEntry(context, form)),
    fillFromRow: assign(({ context }, level: Level) => filledEntry(context, level)),
    fillPrice: assign(({ context }, price: DecimalText) => pricedEntry(context, price)),
    refill: assign({ form: ({ context }, price: DecimalText) => refilledForm(context, price) }),
    begin: assign(({ context }, opening: Opening) => ({
      ...newEntry(opening, context.form.side),
      failure: undefined,
    })),
    keepOrder: assign(({ context }, submission: Submission) => ({
      order: intendedOrder(submission, context),
      question: questionAbout(submission),
    })),
    forgetOrder: assign({ order: undefined, question: undefined }),
    startSending: assign({ failure: undefined, question: undefined }),
    clearOrdered: assign({ form: ({ context }, order: IntendedOrder) => formAfter(context, order) }),
    keepFailure: assign({ failure: (_, failure: Failure) => failure }),
    forgetFailure: assign({ failure: undefined }),
    tellSent: emit(({ context }) => ({ type: 'order.sent' as const, order: orderIn({ context }) })),
    tellAccepted: emit(({ context }, { data }: Placed) => ({
      type: 'order.accepted' as const,
      order: orderIn({ context }),
      message: data?.message ?? '',
    })),
    tellRefused: emit(({ context }, failure: Failure) => ({
      type: 'order.refused' as const,
      order: orderIn({ context }),
      failure,
    })),
    tellUnconfirmed: emit(({ context }, failure: Failure) => ({
      type: 'order.unconfirmed' as const,
      order: orderIn({ context }),
      failure,
    })),
    reportBug: emit(bug),
  },
});
