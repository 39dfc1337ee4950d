import Big from 'big.js';

/** Our own constructor, so that settings made by other code can't affect our numbers. It rejects floats. */
const ExactBig = Big();
ExactBig.strict = true;

export type Exact = Big;

export const exact = (text: string): Exact => new ExactBig(text);
