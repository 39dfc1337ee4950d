import { homeTexts } from '@exchange/domain';
import type { Letter, LetterTexts } from './letters';
import { mailHtml } from './mailHtml';
import type { Message, Sender } from './message';
import { plainText } from './plainText';

/** Codes and links expire within a day. Notices say what happened to an account or its money. */
export type MailSort = 'code' | 'notice' | 'other';

export interface Composed {
  subject: string;
  text: string;
  html: string;
  sort: MailSort;
}

/** All codes and links with a secret are part of their letter. */
const sortOf = (letter: Letter, { isDispensable = false }: { isDispensable: boolean | undefined }): MailSort => {
  if ('code' in letter || 'link' in letter) return 'code';
  return isDispensable ? 'other' : 'notice';
};

interface ReaderContext {
  /** The reader's anti-phishing word, for every email to them. */
  antiPhishingWord?: string | undefined;
  /** Only withdrawals are open. */
  isWindingDown?: boolean;
}

export type Compose = (letter: Letter, sender: Sender, context?: ReaderContext) => Composed;

/** Writes emails as text and as HTML, in the words of the areas they belong to. */
export const createCompose =
  (texts: LetterTexts): Compose =>
  (letter, sender, { antiPhishingWord, isWindingDown = false } = {}) => {
    // The table maps each kind to its own text, but the compiler can't follow that through a look-up.
    const write = texts[letter.kind] as (letter: Letter, sender: Sender) => Message;
    const { hasNotice = true, isDispensable, ...message } = write(letter, sender);
    const notice = isWindingDown && hasNotice ? homeTexts.closure : undefined;
    const complete = { ...message, antiPhishingWord, notice };
    return {
      subject: message.subject,
      text: plainText(complete, sender),
      html: mailHtml(complete, sender),
      sort: sortOf(letter, { isDispensable }),
    };
  };
