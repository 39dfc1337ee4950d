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

/** A letter as it goes out, twice: as text and as HTML. Its reader may have chosen a word for all of them. */
export const compose = (letter: Letter, sender: Sender, antiPhishingWord?: string): Composed => {
  const message = { ...messageOf(letter, sender), antiPhishingWord };
  return { subject: message.subject, text: plainText(message, sender), html: mailHtml(message, sender) };
};
