export interface SilenceOptions {
  /** How long nothing may be received before we ask the server whether it is still there. */
  quietMs: number;
  /** How long the server has to answer before the line counts as silent. */
  answerMs: number;
  /** How long the line may stay silent before we give up the connection. */
  patienceMs: number;
  /** Milliseconds of a monotonic clock. */
  now: () => number;
  ask: () => void;
  onSilent: () => void;
  onHeard: () => void;
  giveUp: () => void;
}

/**
 * Notices a line that died without closing, as after losing Wi-Fi or when the server is stopped. On a busy line this
 * costs nothing: we ask the server only when nothing else arrives.
 */
export const createSilenceWatch = (options: SilenceOptions) => {
  const { quietMs, answerMs, patienceMs, now, ask, onSilent, onHeard, giveUp } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let heardAt = 0;
  let isSilent = false;

  const wait = (milliseconds: number, next: () => void): void => {
    timer = setTimeout(next, milliseconds);
  };

  const listen = (): void => {
    const quietFor = now() - heardAt;
    if (quietFor < quietMs) wait(quietMs - quietFor, listen);
    else askAndWait();
  };

  const askAndWait = (): void => {
    const askedAt = now();
    ask();
    wait(answerMs, () => {
      if (heardAt >= askedAt) listen();
      else fallSilent();
    });
  };

  const fallSilent = (): void => {
    isSilent = true;
    onSilent();
    wait(patienceMs, giveUp);
  };

  const stop = (): void => {
    clearTimeout(timer);
    isSilent = false;
  };

  return {
    start: (): void => {
      stop();
      heardAt = now();
      listen();
    },
    stop,
    /** Reports that the line is probably dead; we assume so until something is received. */
    doubt: (): void => {
      if (isSilent) return;
      stop();
      ask();
      fallSilent();
    },
    /** Cheap enough to call for every packet: timers compare the time instead of being restarted. */
    heard: (): void => {
      heardAt = now();
      if (!isSilent) return;
      stop();
      onHeard();
      listen();
    },
  };
};
