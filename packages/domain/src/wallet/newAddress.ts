const hourMs = 60 * 60_000;

/** How long withdrawals to new addresses wait, for traders who chose that. */
export const newAddressWaitMs = 24 * hourMs;

/**
 * When an address stops being new: some time after it was saved in the address book. One that was typed and isn't saved
 * is new each time. Undefined if it is no longer new.
 */
export const addressNewUntil = (savedSince: number | undefined, now: number): number | undefined => {
  const until = (savedSince ?? now) + newAddressWaitMs;
  return until > now ? until : undefined;
};

/** For people, rounded up. */
export const newAddressWaitHours = (until: number, now: number): number => Math.ceil((until - now) / hourMs);
