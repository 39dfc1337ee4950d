import { createListeners } from '@exchange/domain';

/** What changes outside of React. It says how it is now, and tells when it may have changed. */
export interface LiveSource<View> {
  subscribe: (listener: () => void) => () => void;
  /** Where a component is to be drawn anew by it, the same object as long as nothing changed. */
  snapshot: () => View;
}

/** What does not change: for stories and tests. */
export const staticSource = <View>(view: View): LiveSource<View> => ({
  subscribe: () => () => undefined,
  snapshot: () => view,
});

/** One value that changes, and who is told. */
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
