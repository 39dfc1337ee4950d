interface RepeatOptions {
  work: () => Promise<void>;
  everyMs: number;
  onError: (error: unknown) => void;
}

/** Does something again and again, and sooner when asked to; never twice at the same time. */
export const createRepeat = ({ work, everyMs, onError }: RepeatOptions) => {
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();
  let isAsked = false;
  let isStopped = false;

  const next = async (): Promise<void> => {
    isAsked = false;
    if (!isStopped) await work();
  };
  const ask = (): void => {
    if (isAsked || isStopped) return;
    isAsked = true;
    working = working.then(next).catch(onError);
  };

  return {
    ask,
    start: (): void => {
      ask();
      timer = setInterval(ask, everyMs);
      timer.unref();
    },
    stop: async (): Promise<void> => {
      isStopped = true;
      clearInterval(timer);
      await working;
    },
  };
};
