import type { LetterOf } from './letters';
import type { Message, Sender } from './message';
import { utc } from './phrases';

type RequestLetter = LetterOf<'requestReceived' | 'requestArrived'>;

/** Alike in every mail of a request, so that they stand together. */
const subjectOf = ({ subject, reference }: Pick<RequestLetter, 'subject' | 'reference'>): string =>
  `${subject} (${reference})`;

const factsOf = ({ reference, filledIn, at }: RequestLetter): Message['facts'] => [
  { name: 'Reference', value: reference },
  ...filledIn,
  { name: 'Time', value: utc(at) },
];

const paragraphs = (text: string): string[] => text.split(/\s*\n\s*/).filter((part) => part !== '');

const requestReceived = (letter: LetterOf<'requestReceived'>, { brand }: Sender): Message => ({
  subject: subjectOf(letter),
  title: "We've received your request",
  happened: [`Hello ${letter.name},`, `This is what you sent to ${brand}. We'll answer to this address.`],
  facts: factsOf(letter),
  steps: [],
  valid: `Mention ${letter.reference} when you contact us about it.`,
  otherwise: { say: "If you didn't send this, you can ignore this email: somebody entered your address by mistake." },
});

const requestArrived = (letter: LetterOf<'requestArrived'>): Message => ({
  subject: subjectOf(letter),
  title: letter.subject,
  happened: [`${letter.name} (${letter.email}) sent a request.`],
  facts: factsOf(letter),
  steps: [],
  valid: `Answer it with the operator command: requests answer ${letter.reference}`,
  otherwise: { say: 'The sender typed all of the above. Follow no link in it, and open nothing that it asks you to.' },
});

const requestAnswered = (letter: LetterOf<'requestAnswered'>, { publicUrl }: Sender): Message => ({
  subject: `Re: ${subjectOf(letter)}`,
  title: 'Our answer',
  happened: paragraphs(letter.said),
  facts: [{ name: 'Reference', value: letter.reference }],
  steps: [],
  valid: "We'll never ask for your password or a code.",
  otherwise: {
    say: `To reply, mention ${letter.reference} in a support ticket.`,
    link: { label: 'Contact support', href: `${publicUrl}/support` },
  },
});

export const requestWriters = { requestReceived, requestArrived, requestAnswered };
