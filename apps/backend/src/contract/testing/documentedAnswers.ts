import { z } from 'zod';
import type { ContractCall, ContractDocument } from '../document';

const content = z.object({ examples: z.record(z.string(), z.object({ value: z.unknown() })).default({}) });

const response = z.object({ content: z.record(z.string(), content).default({}) });

const documented = z.object({ components: z.object({ responses: z.record(z.string(), response) }) });

export interface DocumentedAnswer {
  name: string;
  status: number;
  value: unknown;
  /** The response that several calls share, such as `LoggedOut`. */
  shared: string | undefined;
}

/** Every named answer of a call in the contract. */
export const documentedAnswers = (document: ContractDocument, { operation }: ContractCall): DocumentedAnswer[] =>
  Object.entries(operation.responses).flatMap(([status, given]) => {
    const shared = '$ref' in given ? given.$ref.split('/').at(-1) : undefined;
    const answer = shared === undefined ? given : documented.parse(document).components.responses[shared];
    return Object.values(response.parse(answer).content).flatMap(({ examples }) =>
      Object.entries(examples).map(([name, { value }]) => ({ name, status: Number(status), value, shared })),
    );
  });
