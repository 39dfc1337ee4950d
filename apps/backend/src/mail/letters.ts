import type { Queries } from '../db/client';
import type { Message, Sender } from './message';

/** The emails that the exchange sends, by kind, with the data that their texts need. Areas declare theirs here. */
// oxlint-disable-next-line typescript/no-empty-object-type -- every email belongs to an area
export interface Letters {}

export type LetterOf<Kind extends keyof Letters> = { [One in Kind]: { kind: One } & Letters[One] }[Kind];

export type Letter = LetterOf<keyof Letters>;

/** The words of an area's emails. */
export type LetterTexts<Kind extends keyof Letters = keyof Letters> = {
  [One in Kind]: (letter: LetterOf<One>, sender: Sender) => Message;
};

/** Threading of emails, by stable message IDs of our own. */
export interface Thread {
  /** ID of this email; random by default. */
  id?: string;
  /** ID of the email it replies to. */
  inReplyTo?: string;
  /** Whose anti-phishing word it has, if the address isn't that trader's any more. */
  reader?: string;
}

export interface Mailer {
  /** Queues the email in the transaction of the event it reports: after the commit both exist, or neither. */
  send: (queries: Queries, to: string, letter: Letter, thread?: Thread) => Promise<void>;
  /** Starts sending queued emails; call it after the commit. Otherwise they go out a few seconds later. */
  deliver: () => void;
}
