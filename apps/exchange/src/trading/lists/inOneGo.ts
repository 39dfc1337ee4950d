/** Many calls within a while are one, at its end: the first of them sets the end, so that it comes. */
export const inOneGo = (work: () => void, withinMs: number): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      work();
    }, withinMs);
  };
};
