import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const pactsFolder = fileURLToPath(new URL('../../pacts/', import.meta.url));

/** What a pact asks of a server: what the specification documents, or our extensions. */
export type Tier = 'documented' | 'extensions';

export interface PactState {
  name: string;
  params?: Record<string, unknown>;
}

export interface Rule {
  matchers: { match: string; variants?: Variant[] }[];
}

interface Variant {
  index: number;
  rules: Record<string, Rule>;
}

export interface Body {
  content: unknown;
  contentType?: string;
  encoded?: string | false;
}

interface Part {
  body?: Body;
  matchingRules?: { body?: Record<string, Rule> };
}

export interface Request extends Part {
  method: string;
  path: string;
  query?: Record<string, string[]>;
}

export interface Interaction {
  description: string;
  providerStates?: PactState[];
  /** For a call. */
  request?: Request;
  response?: Part & { status: number };
  /** For a message. */
  contents?: Body;
  matchingRules?: { body?: Record<string, Rule> };
  metadata?: { channel: string };
}

export interface Pact {
  provider: { name: string };
  interactions: Interaction[];
  metadata: { tier?: Tier; contract?: { version: string }; pactSpecification?: unknown };
}

export const pactFilesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();

export const readPacts = (folder: string): Pact[] =>
  pactFilesIn(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Pact);
