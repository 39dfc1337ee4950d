import type { LetterOf, LetterTexts } from '../../mail/letters';
import type { Message, Sender } from '../../mail/message';
import { utc } from '../../mail/phrases';

/** A request made with a public form. */
export interface RequestText {
  reference: string;
  /** The topic, in our words. */
  subject: string;
  name: string;
  email: string;
  /** What was filled in, with the labels of the form. */
  filledIn: readonly { name: string; value: string }[];
  at: Date;
}

interface RequestLetters {
  requestReceived: Pick<RequestText, 'reference' | 'subject' | 'at'>;
  requestArrived: RequestText;
  requestAnswered: Pick<RequestText, 'reference' | 'subject'> & { said: string };
}

declare module '../../mail/letters' {
  interface Letters extends RequestLetters {}
}

/** The same in every email of a request, so that they are grouped together. */
const subjectOf = ({ subject, reference }: Pick<LetterOf<'requestReceived'>, 'subject' | 'reference'>): string =>
  `${subject} (${reference})`;

const paragraphs = (text: string): string[] => text.split(/\s*\n\s*/).filter((part) => part !== '');

/** The address isn't verified, so it contains nothing that was typed: strangers could email anyone anything. */
const requestReceived = (letter: LetterOf<'requestReceived'>, { brand }: Sender): Message => ({
  subject: subjectOf(letter),
  isDispensable: true,
  title: "We've received your request",
  happened: [`Thanks for contacting ${brand}. We'll reply to this address.`],
  facts: [
    { name: 'Reference', value: letter.reference },
    { name: 'Request', value: letter.subject },
    { name: 'Time', value: utc(letter.at) },
  ],
  steps: [],
  valid: `Mention ${letter.reference} when you contact us about it.`,
  otherwise: { say: "If you didn't send this request, you can ignore this email." },
});

const requestArrived = (letter: LetterOf<'requestArrived'>): Message => ({
  subject: subjectOf(letter),
  hasNotice: false,
  title: letter.subject,
  happened: [`${letter.name} (${letter.email}) sent a request.`],
  facts: [{ name: 'Reference', value: letter.reference }, ...letter.filledIn, { name: 'Time', value: utc(letter.at) }],
  steps: [],
  valid: `Answer it with the operator command: requests answer ${letter.reference}`,
  otherwise: { say: "The sender typed all of the above. Don't follow any links or open anything it asks you to." },
});

const requestAnswered = (letter: LetterOf<'requestAnswered'>, { publicUrl }: Sender): Message => ({
  subject: `Re: ${subjectOf(letter)}`,
  title: 'Our reply',
  happened: paragraphs(letter.said),
  facts: [{ name: 'Reference', value: letter.reference }],
  steps: [],
  valid: "We'll never ask for your password or a code.",
  otherwise: {
    say: `To reply, mention ${letter.reference} in a support ticket.`,
    link: { label: 'Contact support', href: `${publicUrl}/support` },
  },
});

export const requestTexts: LetterTexts<keyof RequestLetters> = { requestReceived, requestArrived, requestAnswered };
