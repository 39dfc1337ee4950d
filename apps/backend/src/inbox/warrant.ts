import type { Command } from '../exchange/commands';

/** What an operator signs a command with. */
export interface Warrant {
  /** The operator's public key. */
  key: string;
  by: string;
  why: string;
  /** The command as it was typed. */
  words: string;
  /** When it was signed. */
  at: string;
  signature: string;
}

export interface Signable {
  /** The database's identity. */
  exchange: string;
  id: string;
  command: Command;
  warrant: Omit<Warrant, 'signature'>;
}

/** With names in order and nothing undefined, so that the same content always has the same text. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(
    entries.sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, part]) => [name, canonical(part)]),
  );
};

/** The bytes that are signed. The first word keeps them apart from anything else a key may ever sign. */
export const signedBytes = ({ exchange, id, command, warrant }: Signable): Buffer => {
  const { key, by, why, words, at } = warrant;
  const content = { exchange, id, command, key, by, why, words, at };
  return Buffer.from(`exchange operator command 1\n${JSON.stringify(canonical(content))}`);
};
