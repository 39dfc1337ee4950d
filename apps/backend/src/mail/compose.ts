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

interface Circumstances {
  /** What its reader has chosen for all of them. */
  antiPhishingWord?: string | undefined;
  /** Only withdrawals are open. */
  isWindingDown?: boolean;
}

/** One says it itself; the other is for whoever answers requests. */
const withoutNotice: readonly Letter['kind'][] = ['fundsLeft', 'requestArrived'];

/** A letter as it goes out, twice: as text and as HTML. */
export const compose = (letter: Letter, sender: Sender, circumstances: Circumstances = {}): Composed => {
  const { antiPhishingWord, isWindingDown = false } = circumstances;
  const notice = isWindingDown && !withoutNotice.includes(letter.kind) ? homeTexts.closure : undefined;
  const message = { ...messageOf(letter, sender), antiPhishingWord, notice };
  return { subject: message.subject, text: plainText(message, sender), html: mailHtml(message, sender) };
};
