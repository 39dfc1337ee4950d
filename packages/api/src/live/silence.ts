export interface SilenceOptions {
  /** How long nothing may be heard before the server is asked whether it is still there. */
  quietMs: number;
  /** How long it may take to answer before the line counts as silent. */
  answerMs: number;
  /** How long it may stay silent before the connection is given up. */
  patienceMs: number;
  /** Milliseconds of a clock that is never set back. */
  now: () => number;
  ask: () => void;
  onSilent: () => void;
  onHeard: () => void;
  giveUp: () => void;
}

/**
 * Notices a line that went dead without closing, as after a lost Wi-Fi or under a server that was stopped. A busy line
 * costs nothing: the server is asked only while nothing else is heard.
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
    /** Somebody says that the line is dead: so it counts until something is heard. */
    doubt: (): void => {
      if (isSilent) return;
      stop();
      ask();
      fallSilent();
    },
    /** Cheap enough for each packet: timers look at the time instead of being set anew. */
    heard: (): void => {
      heardAt = now();
      if (!isSilent) return;
      stop();
      onHeard();
      listen();
    },
  };
};
