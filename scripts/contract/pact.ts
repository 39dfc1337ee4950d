import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const pactsFolder = fileURLToPath(new URL('../../pacts/', import.meta.url));

export interface PactState {
  name: string;
  params?: Record<string, unknown>;
}

export interface Interaction {
  description: string;
  providerStates?: PactState[];
  /** For a call. */
  request?: { method: string; path: string };
  /** For a message. */
  metadata?: { channel: string };
}

export interface Pact {
  provider: { name: string };
  interactions: Interaction[];
  metadata: Record<string, unknown>;
}

export const pactFilesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();

export const readPacts = (folder: string): Pact[] =>
  pactFilesIn(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Pact);

/** A pact without its library's versions, so that it changes only when the front end needs something else. */
export const settled = (text: string): string => {
  const { metadata, ...pact } = JSON.parse(text) as Pact;
  const { pactSpecification } = metadata;
  return `${JSON.stringify({ ...pact, metadata: { pactSpecification } }, undefined, 2)}\n`;
};
