import type { ContractDocument, ContractOperation } from './document';
import { resolved, type Schema } from './fileFields';

type Fields = Record<string, unknown>;

/**
 * Clients of the documents send every field of a form, also those that were left out. In calls and fields of our own,
 * empty can mean something.
 */
export const emptyFieldsOf = (
  document: ContractDocument,
  operation: ContractOperation,
): ((field: string) => boolean) => {
  if (operation['x-extension'] === true) return () => false;
  const bodies = Object.values(operation.requestBody?.content ?? {}) as { schema?: Schema }[];
  const properties = bodies.flatMap(({ schema }) => Object.entries(resolved(document, schema).properties ?? {}));
  const ours = new Set(properties.flatMap(([name, schema]) => (schema['x-extension'] === true ? [name] : [])));
  return (field) => !ours.has(field);
};

/** What was sent, without what counts as not given. */
export const withoutEmpty = (isUnlessEmpty: (field: string) => boolean, sent: unknown): unknown => {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent;
  return Object.fromEntries(
    Object.entries(sent as Fields).filter(([name, value]) => value !== '' || !isUnlessEmpty(name)),
  );
};
