/** Who writes, and where its pages are. */
export interface Sender {
  brand: string;
  /** Without a slash at its end. */
  publicUrl: string;
}

export interface Link {
  label: string;
  href: string;
}

/** Something to do: in words, and with what. */
export type Step = { say: string; code: string } | { say: string; link: Link };

/** What a mail says, before it is set as text or as HTML. */
export interface Message {
  subject: string;
  /** By which its reader knows that it is ours. */
  antiPhishingWord?: string | undefined;
  /** What every mail says while it counts, above all else that this one says. */
  notice?: string | undefined;
  title: string;
  happened: string[];
  facts: { name: string; value: string }[];
  steps: Step[];
  /** How long the code or link works, or since when the change counts. */
  valid: string;
  /** For a reader who knows nothing of it. */
  otherwise: { say: string; link?: Link };
}
