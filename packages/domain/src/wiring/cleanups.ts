export type Cleanup = () => void;

/** Runs each of them once, in order. The list may still grow until then. */
export const cleanups =
  (all: Cleanup[]): Cleanup =>
  () => {
    for (const cleanup of all.splice(0)) cleanup();
  };
