import { parseTyped, type DecimalText } from '@exchange/domain';

/** A stored value. The storage may hold anything: whatever can't be read is undefined. */
export const readStored = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
};

export type StoredFields = Partial<Record<string, unknown>>;

/** The fields of an object; none for anything else. */
export const asFields = (value: unknown): StoredFields =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** The fields of a stored object; none for anything else. */
export const storedFields = (text: string | undefined): StoredFields => asFields(readStored(text));

export const storedFigure = (value: unknown): DecimalText | undefined =>
  typeof value === 'string' ? parseTyped(value) : undefined;
