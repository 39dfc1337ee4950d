/** Calls back after a delay; returns a function that cancels it. */
export const later = (work: () => void, milliseconds: number): (() => void) => {
  const timer = setTimeout(work, milliseconds);
  return () => {
    clearTimeout(timer);
  };
};
