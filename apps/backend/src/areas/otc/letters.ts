import { divideDown, pairOf, roundDown, type DecimalText } from '@exchange/domain';
import type { LettersAfterCommit } from '../../consumers/mailConsumer';
import type { Letter, LetterOf, LetterTexts } from '../../mail/letters';
import type { Message, Sender } from '../../mail/message';
import { utc } from '../../mail/phrases';
import { sumsOf, type OtcQuote } from './otcQuote';

export interface OtcText {
  quote: string;
  request: string;
  side: 'buy' | 'sell';
  pays: string;
  gets: string;
  price: string;
}

interface OtcLetters {
  otcQuoted: OtcText & { bandPercent: DecimalText; until: Date };
  otcSettled: OtcText & { at: Date };
  otcCancelled: OtcText & { at: Date };
}

declare module '../../mail/letters' {
  interface Letters extends OtcLetters {}
}

type OtcLetter = LetterOf<keyof OtcLetters>;

const contactSupport = (say: string, { publicUrl }: Sender): Message['otherwise'] => ({
  say,
  link: { label: 'Contact support', href: `${publicUrl}/support` },
});

const terms = ({ pays, gets, price, quote, request }: OtcLetter): Message['facts'] => [
  { name: 'You pay', value: pays },
  { name: 'You receive', value: gets },
  { name: 'Price', value: price },
  { name: 'Quote', value: quote },
  { name: 'Request', value: request },
];

const otcQuoted = (letter: LetterOf<'otcQuoted'>, sender: Sender): Message => ({
  subject: `Your OTC quote from ${sender.brand} (${letter.request})`,
  title: 'Our quote',
  happened: [`You can ${letter.side} on the terms below until ${utc(letter.until)}.`],
  facts: [...terms(letter), { name: 'Valid until', value: utc(letter.until) }],
  steps: [
    {
      say: `To accept, have ${letter.pays} available in your wallet, and name the quote ${letter.quote} in a support ticket:`,
      link: { label: 'Accept the quote', href: `${sender.publicUrl}/support` },
    },
  ],
  valid: `The price stands until then, unless the market moves more than ${letter.bandPercent}% away from it. Nothing is booked before you accept.`,
  otherwise: contactSupport("If you didn't ask for a quote, don't share its number, and contact support.", sender),
});

const otcSettled = (letter: LetterOf<'otcSettled'>, sender: Sender): Message => ({
  subject: `Your OTC trade on ${sender.brand} is complete`,
  title: 'Your OTC trade is complete',
  happened: [`You paid ${letter.pays} and received ${letter.gets}.`],
  facts: [...terms(letter), { name: 'Time', value: utc(letter.at) }],
  steps: [
    {
      say: 'See it in your order history:',
      link: { label: 'Open order history', href: `${sender.publicUrl}/order-history` },
    },
  ],
  valid: 'You can trade with it now.',
  otherwise: contactSupport("If you didn't accept this quote, contact support now.", sender),
});

const otcCancelled = (letter: LetterOf<'otcCancelled'>, sender: Sender): Message => ({
  subject: `Your OTC quote from ${sender.brand} is withdrawn (${letter.request})`,
  title: 'Our quote is withdrawn',
  happened: ["We've withdrawn this quote, so it can no longer be accepted. Nothing was booked."],
  facts: [...terms(letter), { name: 'Time', value: utc(letter.at) }],
  steps: [
    {
      say: 'For another quote, send a new request:',
      link: { label: 'Open the OTC desk', href: `${sender.publicUrl}/otc` },
    },
  ],
  valid: 'Your balances are unchanged.',
  otherwise: contactSupport('If you have already accepted it, contact support.', sender),
});

export const otcTexts: LetterTexts<keyof OtcLetters> = { otcQuoted, otcSettled, otcCancelled };

const textOf = (quote: OtcQuote): OtcText => {
  const { pays, gets } = sumsOf(quote);
  const pair = pairOf(quote.pair);
  return {
    quote: quote.id,
    request: quote.request,
    side: quote.side,
    pays: `${pays.amount} ${pays.asset}`,
    gets: `${gets.amount} ${gets.asset}`,
    price: `${roundDown(divideDown(quote.total, quote.amount, 18), 8)} ${pair.quote} for 1 ${pair.base}`,
  };
};

const letterOf = (quote: OtcQuote): Letter | undefined => {
  const [text, at] = [textOf(quote), new Date(quote.updatedAt)];
  if (quote.status === 'open')
    return {
      kind: 'otcQuoted',
      ...text,
      bandPercent: pairOf(quote.pair).priceBandPercent,
      until: new Date(quote.endsAt),
    };
  if (quote.status === 'settled') return { kind: 'otcSettled', ...text, at };
  // One that had ended before was told to end.
  return quote.updatedAt < quote.endsAt ? { kind: 'otcCancelled', ...text, at } : undefined;
};

export const otcLetters: LettersAfterCommit = (mail) => ({
  'otc.changed': async (transaction, { quote }) => {
    const letter = letterOf(quote);
    if (letter) await mail(transaction, quote.trader, letter);
  },
});
