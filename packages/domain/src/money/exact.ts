import Big from 'big.js';

/** A constructor of our own, so that nobody else's settings reach our figures; it refuses floats. */
const ExactBig = Big();
ExactBig.strict = true;

export type Exact = Big;

export const exact = (text: string): Exact => new ExactBig(text);
