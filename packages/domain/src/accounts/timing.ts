export const defaultIdleTimeoutMs = 3_600_000;

/** Until a code can be asked for again. */
export const resendPauseMs = { login: 60_000, twoFactor: 60_000, withdrawal: 120_000 } as const;

export const reloadAfterDisablingMs = 3_100;

export const idleDeadline = (lastActivityAt: number, timeoutMs: number): number => lastActivityAt + timeoutMs;

export const hasPassed = (deadline: number, now: number): boolean => now >= deadline;

/** Whole seconds to show; the last one stays until its end. */
export const secondsLeft = (deadline: number, now: number): number => Math.max(0, Math.ceil((deadline - now) / 1000));
