/** The sender's name and where its pages are. */
export interface Sender {
  brand: string;
  /** Without a trailing slash. */
  publicUrl: string;
}

export interface Link {
  label: string;
  href: string;
}

/** Something to do: in words, with a code or a link. */
export type Step = { say: string; code: string } | { say: string; link: Link };

/** The contents of an email, before it is rendered as text or HTML. */
export interface Message {
  subject: string;
  /** Tells the reader that the email is really ours. */
  antiPhishingWord?: string | undefined;
  /** A notice that all emails carry at the moment, above the email's own text. */
  notice?: string | undefined;
  /** True for emails that don't matter once they are a day late. */
  isDispensable?: boolean;
  /** False for emails that say the same themselves, and for those to operators. */
  hasNotice?: boolean;
  title: string;
  happened: string[];
  facts: { name: string; value: string }[];
  steps: Step[];
  /** How long the code or link is valid, or when the change took effect. */
  valid: string;
  /** For readers who didn't expect it. */
  otherwise: { say: string; link?: Link };
}
