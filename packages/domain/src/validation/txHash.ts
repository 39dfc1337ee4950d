import { txHashRefusal } from '../messages/serverWording';
import { ratioSwapTexts } from '../messages/ratioSwap';
import type { Rule } from './rule';

const hash = /^0x[0-9a-fA-F]{64}$/;

/** The message beside the field. */
export const txHash: Rule = (value) => (hash.test(value) ? undefined : ratioSwapTexts.txHash);

/** The message of the server about the same value. */
export const txHashOnServer: Rule = (value) => (hash.test(value) ? undefined : txHashRefusal(value));
