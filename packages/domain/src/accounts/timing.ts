/** How long until another code can be requested. */
export const resendPauseMs = { login: 60_000, twoFactor: 60_000, withdrawal: 120_000 } as const;

export const reloadAfterDisablingMs = 3_100;

export const hasPassed = (deadline: number, now: number): boolean => now >= deadline;

/** Whole seconds to show, rounded up. */
export const secondsLeft = (deadline: number, now: number): number => Math.max(0, Math.ceil((deadline - now) / 1000));
