import type { Failure, RatioSwapForm, Result } from '@exchange/domain';

/** What stands in the fields. The terms are agreed to anew each time. */
export type TypedSwap = Omit<RatioSwapForm, 'hasAgreed'>;

/** A request as it is sent. The exchange takes it once, by its id. */
export interface IntendedRatioSwap extends TypedSwap {
  id: string;
}

/** What is known of one that got no answer; after a reload nothing else is left of it. */
export type SentRatioSwap = Pick<IntendedRatioSwap, 'id' | 'txHash'>;

export type RatioSwapSent = Result<{ message: string }>;

/** Whether the list has it by now. */
export type RatioSwapLookup = Result<{ isThere: boolean }>;

export interface RatioSwapContext {
  typed: TypedSwap;
  /** What a request held that was refused, until it is filled in again or another one is sent. */
  refused: { typed: TypedSwap; failure: Failure } | undefined;
  /** On its way, or unconfirmed. */
  sent: SentRatioSwap | undefined;
  /** Changes whenever the machine puts something else in the form, which then starts over. */
  round: number;
  /** How often the list was asked for one without an answer. */
  looks: number;
}

const emptyForm: TypedSwap = { txHash: '', buyingDate: '', amount: '', amountUSD: '' };

export const untouched: RatioSwapContext = {
  typed: emptyForm,
  refused: undefined,
  sent: undefined,
  round: 0,
  looks: 0,
};

export const afterSuccess = ({ round }: RatioSwapContext): RatioSwapContext => ({ ...untouched, round: round + 1 });

export const afterRefusal = ({ typed, round }: RatioSwapContext, failure: Failure): RatioSwapContext => ({
  ...untouched,
  refused: { typed, failure },
  round: round + 1,
});

export const filledInAgain = ({ refused, typed, round }: RatioSwapContext): RatioSwapContext => ({
  ...untouched,
  typed: refused?.typed ?? typed,
  round: round + 1,
});

/** The fields stay: its trader says that it did not go through. */
export const afterChecking = ({ typed, round }: RatioSwapContext): RatioSwapContext => ({
  ...untouched,
  typed,
  round: round + 1,
});
