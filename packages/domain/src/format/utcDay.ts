/** In UTC all days have the same length. */
export const dayMs = 24 * 60 * 60_000;

/** `2026-03-02`: days in this form can be compared as text. */
export const utcDay = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

export const isDay = (text: string): boolean => {
  if (!dayPattern.test(text)) return false;
  const midnight = Date.parse(`${text}T00:00:00Z`);
  // The 30th of February is parsed as the 1st or 2nd of March, or not at all.
  return !Number.isNaN(midnight) && utcDay(midnight) === text;
};

/** The midnight at which the UTC day ends. */
export const nextUtcDay = (moment: number): number => (Math.floor(moment / dayMs) + 1) * dayMs;

/** Adds days; a negative count goes back. */
export const addDays = (day: string, days: number): string => utcDay(Date.parse(`${day}T00:00:00Z`) + days * dayMs);
