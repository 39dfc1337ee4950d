import type { ContractCall, ContractDocument } from '../contract/document';
import {
  answerSchemaAt,
  createChannelChecks,
  createHeaderChecks,
  messageSchemaAt,
  validationOf,
  type Check,
} from '../contract/validation';
import { callBelow, channelOf } from './contractPlaces';
import type { Exchanged } from './relay';

/** The channel that a message is for, as the verifier is told. */
const channelIn = ({ headers }: Exchanged): string | undefined => {
  const encoded = headers['pact-message-metadata'];
  if (typeof encoded !== 'string') return undefined;
  const { channel } = JSON.parse(Buffer.from(encoded, 'base64').toString()) as { channel?: unknown };
  return typeof channel === 'string' ? channel : undefined;
};

const isJson = ({ headers }: Exchanged): boolean => /\bjson\b/.test(headers['content-type'] ?? '');

/** What an answer should look like, and its name for people. */
export interface Expected {
  name: string;
  /** Where the contract has its schema. */
  schemaAt: readonly string[];
  check: Check | undefined;
}

/** Holds answers and messages against the contract's schemas. Base path: where the calls are, such as `/api`. */
export const createSchemaWatch = (document: ContractDocument, basePath: string) => {
  const checkOf = createChannelChecks(document);
  const headersOf = createHeaderChecks(document);

  const callOf = (exchanged: Exchanged): ContractCall | undefined => callBelow(document, basePath, exchanged);

  const callExpected = (exchanged: Exchanged): Expected | undefined => {
    const { status } = exchanged;
    const call = callOf(exchanged);
    if (!call) return undefined;
    const schemaAt = answerSchemaAt(call, status) ?? [];
    return { name: `${call.id} (${status})`, schemaAt, check: validationOf(document)(call).answers(status) };
  };

  const messageExpected = (exchanged: Exchanged): Expected | undefined => {
    const wireName = channelIn(exchanged);
    const name = wireName === undefined ? undefined : channelOf(document, wireName);
    return name === undefined ? undefined : { name, schemaAt: messageSchemaAt(name), check: checkOf(name) };
  };

  const expectedOf = (exchanged: Exchanged): Expected | undefined =>
    messageExpected(exchanged) ?? callExpected(exchanged);

  return {
    expectedOf,
    /** What is wrong with an answer; undefined if nothing is, or if it isn't in the contract. */
    faultOf: (exchanged: Exchanged): string | undefined => {
      const expected = expectedOf(exchanged);
      if (!expected || exchanged.answer.length === 0 || !isJson(exchanged)) return undefined;
      const { name, check } = expected;
      if (!check) return `${name}: openapi.yaml has no such status`;
      const violation = check(JSON.parse(exchanged.answer.toString()));
      return violation && `${name}: ${violation.message}`;
    },
    /** What is wrong with its headers, which are extensions. */
    headerFaultOf: (exchanged: Exchanged): string | undefined => {
      const call = callOf(exchanged);
      const { status, headers } = exchanged;
      const violation = call && headersOf(call, status)?.({ ...headers });
      return violation && `${call.id} (${status}), headers: ${violation.message}`;
    },
  };
};
