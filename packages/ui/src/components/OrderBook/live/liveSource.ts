import { createListeners } from '@exchange/domain';

/** Data that changes outside React. It has a current value, and notifies listeners when that may have changed. */
export interface LiveSource<View> {
  subscribe: (listener: () => void) => () => void;
  /** For components that render it, must return the same object until something changes. */
  snapshot: () => View;
}

/** A source that never changes, for stories and tests. */
export const staticSource = <View>(view: View): LiveSource<View> => ({
  subscribe: () => () => undefined,
  snapshot: () => view,
});

/** A source of a single value. */
export const createValue = <View>(first: View): LiveSource<View> & { set: (next: View) => void } => {
  const { subscribe, notify } = createListeners();
  let value = first;
  return {
    subscribe,
    snapshot: () => value,
    set: (next) => {
      if (next === value) return;
      value = next;
      notify();
    },
  };
};
