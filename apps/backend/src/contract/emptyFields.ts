import type { ContractDocument, ContractOperation } from './document';
import { resolved, type Schema } from './fileFields';

type Fields = Record<string, unknown>;

/** The fields that a body may have; none if the call has no body. */
const bodyFieldsOf = (document: ContractDocument, operation: ContractOperation): [string, Schema][] => {
  const bodies = Object.values(operation.requestBody?.content ?? {}) as { schema?: Schema }[];
  return bodies.flatMap(({ schema }) => Object.entries(resolved(document, schema).properties ?? {}));
};

/** Says which fields of a body the contract has. All others are ignored. */
export const knownFieldsOf = (
  document: ContractDocument,
  operation: ContractOperation,
): ((field: string) => boolean) => {
  const known = new Set(bodyFieldsOf(document, operation).map(([name]) => name));
  return (field) => known.has(field);
};

/**
 * Clients of the documents send every field of a form, also those that were left out. In calls and fields of our own,
 * empty can mean something.
 */
export const emptyFieldsOf = (
  document: ContractDocument,
  operation: ContractOperation,
): ((field: string) => boolean) => {
  if (operation['x-extension'] === true) return () => false;
  const ours = new Set(
    bodyFieldsOf(document, operation).flatMap(([name, schema]) => (schema['x-extension'] === true ? [name] : [])),
  );
  return (field) => !ours.has(field);
};

/** What was sent of these fields. */
export const onlyFields = (isWanted: (field: string, value: unknown) => boolean, sent: unknown): unknown => {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent;
  return Object.fromEntries(Object.entries(sent as Fields).filter(([name, value]) => isWanted(name, value)));
};

/** What was sent, without what counts as not given. */
export const withoutEmpty = (isUnlessEmpty: (field: string) => boolean, sent: unknown): unknown =>
  onlyFields((name, value) => value !== '' || !isUnlessEmpty(name), sent);
