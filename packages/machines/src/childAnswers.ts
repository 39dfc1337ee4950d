import type { Result } from '@exchange/domain';
import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import { reportThrown } from './calls';
import { unexpected } from './emitted';

/** The events from a machine's spawned calls: one call per item, spawned under a prefix and the item's id. */
export type ChildEvent<Output, Prefix extends string = ''> =
  | DoneActorEvent<Output, `${Prefix}${string}`>
  | ErrorActorEvent<unknown, `${Prefix}${string}`>;

/** The response to one of those calls, with the id of its item. */
export interface ChildAnswer<Output> {
  id: string;
  result: Output | Result<never>;
}

interface Ended<Event> {
  event: Event;
}

/** Passes the answers of calls that are spawned under a prefix to an action. A call that throws is reported as a bug. */
export const childAnswers = <Output, const Take extends string>(take: Take, prefix = '') => {
  const idOf = (actorId: string): string => actorId.slice(prefix.length);
  return {
    onDone: {
      actions: {
        type: take,
        params: ({ event }: Ended<DoneActorEvent<Output>>): ChildAnswer<Output> => ({
          id: idOf(event.actorId),
          result: event.output,
        }),
      },
    },
    onError: {
      actions: [
        reportThrown,
        {
          type: take,
          params: ({ event }: Ended<ErrorActorEvent>): ChildAnswer<Output> => ({
            id: idOf(event.actorId),
            result: { error: unexpected },
          }),
        },
      ],
    },
  } as const;
};

/** For `on` of a machine with the actions `takeAnswer` and `reportBug`. */
export const onChildAnswers = <Output>() => {
  const { onDone, onError } = childAnswers<Output, 'takeAnswer'>('takeAnswer');
  return { 'xstate.done.actor.*': onDone, 'xstate.error.actor.*': onError };
};
