import type { Failure, RatioSwapForm, Result } from '@exchange/domain';

/** The values of the fields. The trader agrees to the terms each time. */
export type TypedSwap = Omit<RatioSwapForm, 'hasAgreed'>;

/** A request as it is sent. Its id ensures that the exchange accepts it only once. */
export interface IntendedRatioSwap extends TypedSwap {
  id: string;
}

/** What is known about a request without a response; a reload keeps nothing else. */
export type SentRatioSwap = Pick<IntendedRatioSwap, 'id' | 'txHash'>;

export type RatioSwapSent = Result<{ message: string }>;

/** Whether the request is in the list. */
export type RatioSwapLookup = Result<{ isThere: boolean }>;

export interface RatioSwapContext {
  typed: TypedSwap;
  /** The values of a refused request, until they are filled in again or another request is sent. */
  refused: { typed: TypedSwap; failure: Failure } | undefined;
  /** Being sent, or unconfirmed. */
  sent: SentRatioSwap | undefined;
  /** Changes whenever the machine replaces the form's values, which resets the form. */
  round: number;
  /** How often the list was searched for a request without a response. */
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

/** The fields are kept, because the trader says that it did not go through. */
export const afterChecking = ({ typed, round }: RatioSwapContext): RatioSwapContext => ({
  ...untouched,
  typed,
  round: round + 1,
});
