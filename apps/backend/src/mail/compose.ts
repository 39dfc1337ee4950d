import { homeTexts } from '@exchange/domain';
import type { Letter } from './letters';
import { mailHtml } from './mailHtml';
import type { Sender } from './message';
import { messageOf } from './messages';
import { plainText } from './plainText';

export interface Composed {
  subject: string;
  text: string;
  html: string;
}

interface ReaderContext {
  /** The reader's anti-phishing word, for every email to them. */
  antiPhishingWord?: string | undefined;
  /** Only withdrawals are open. */
  isWindingDown?: boolean;
}

/** The first says it itself; the second goes to operators. */
const withoutNotice: readonly Letter['kind'][] = ['fundsLeft', 'requestArrived'];

/** An email as text and as HTML. */
export const compose = (letter: Letter, sender: Sender, context: ReaderContext = {}): Composed => {
  const { antiPhishingWord, isWindingDown = false } = context;
  const notice = isWindingDown && !withoutNotice.includes(letter.kind) ? homeTexts.closure : undefined;
  const message = { ...messageOf(letter, sender), antiPhishingWord, notice };
  return { subject: message.subject, text: plainText(message, sender), html: mailHtml(message, sender) };
};
