import { showExactly, sideWords, tradingTexts, type DecimalText, type Pair, type Side } from '@exchange/domain';

/** `Buy XDC`: the name of the form and of its button. */
export const orderTitle = (side: Side, { base }: Pair): string => `${sideWords[side]} ${base}`;

interface PriceKnown {
  pair: Pair;
  lastPrice?: DecimalText | undefined;
  isStale: boolean;
}

/** The hint under the price if it has no error. There is always one, so that an error moves nothing. */
export const priceHint = ({ pair, lastPrice, isStale }: PriceKnown): string => {
  const { base, quote, fixedPrice } = pair;
  if (fixedPrice !== undefined) return `1 ${base} is always ${fixedPrice} ${quote}.`;
  if (lastPrice === undefined) return 'No trades yet.';
  return `Last price ${showExactly(lastPrice)}${isStale ? ', delayed' : ''}`;
};

/** If a coin is worth little, the arrow keys step by whole coins. */
export const amountStep = ({ minimum }: Pair): DecimalText => (minimum.of === 'amount' ? '1' : '0.001');

export const visitorPlaces = ['logIn', 'register'] as const;

export type VisitorPlace = (typeof visitorPlaces)[number];

interface PromptPart {
  words: string;
  /** The destination, if the words are a link. */
  place?: VisitorPlace;
}

const places: Readonly<Record<string, VisitorPlace>> = { 'Log in': 'logIn', register: 'register' };

/** The prompt to visitors in parts, two of them links. */
export const promptParts = (prompt: string = tradingTexts.visitorPrompt): PromptPart[] =>
  prompt.split(/(Log in|register)/).flatMap((words) => {
    const place = places[words];
    if (words === '') return [];
    return place === undefined ? [{ words }] : [{ words, place }];
  });
