import type { Result } from '@exchange/domain';
import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import { reportThrown } from './calls';
import { unexpected } from './emitted';

/** The events from a machine's spawned calls: one call per item, spawned under the item's id. */
export type ChildEvent<Output> = DoneActorEvent<Output> | ErrorActorEvent;

/** The response to one of those calls, with the id of its item. */
export interface ChildAnswer<Output> {
  id: string;
  result: Output | Result<never>;
}

interface Ended<Event> {
  event: Event;
}

/**
 * For `on` of a machine with the actions `takeAnswer` and `reportBug`. If a call throws, that is reported as a bug as
 * well.
 */
export const onChildAnswers = <Output>() =>
  ({
    'xstate.done.actor.*': {
      actions: {
        type: 'takeAnswer',
        params: ({ event }: Ended<DoneActorEvent<Output>>): ChildAnswer<Output> => ({
          id: event.actorId,
          result: event.output,
        }),
      },
    },
    'xstate.error.actor.*': {
      actions: [
        reportThrown,
        {
          type: 'takeAnswer',
          params: ({ event }: Ended<ErrorActorEvent>): ChildAnswer<Output> => ({
            id: event.actorId,
            result: { error: unexpected },
          }),
        },
      ],
    },
  }) as const;
