/** A moment, to the second and in one zone, whoever reads it. */
export const spokenMoment = (at: Date): string => `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
