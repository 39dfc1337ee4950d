import { failureText, type Failure, type OrderForm } from '@exchange/domain';
import type { IntendedOrder, orderEntryMachine, Question } from '@exchange/machines';
import { shallowEqual, useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { OrderEntry } from './useOrderEntry';

/** The state that one side of the order forms shows. */
export interface OrderState {
  form: OrderForm;
  isBusy: boolean;
  /** The confirmation needed, and why. */
  question: Question | undefined;
  order: IntendedOrder | undefined;
  /** The reason that the last order was refused. */
  refusal: string | undefined;
}

const refusalIn = (failure: Failure | undefined): string | undefined =>
  failure?.code === 'refused' ? failureText(failure) : undefined;

const stateOf = (snapshot: SnapshotFrom<typeof orderEntryMachine>): OrderState => {
  const { form, question, order, failure } = snapshot.context;
  return {
    form,
    isBusy: snapshot.hasTag('busy'),
    question: snapshot.matches('confirming') ? question : undefined,
    order,
    refusal: refusalIn(failure),
  };
};

export const useOrderState = ({ actor }: OrderEntry): OrderState => useSelector(actor, stateOf, shallowEqual);
