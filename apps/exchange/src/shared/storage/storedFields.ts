import { parseTyped, type DecimalText } from '@exchange/domain';

/** The storage may hold anything. */
const parse = (text: string | undefined): unknown => {
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
export const storedFields = (text: string | undefined): StoredFields => asFields(parse(text));

export const storedFigure = (value: unknown): DecimalText | undefined =>
  typeof value === 'string' ? parseTyped(value) : undefined;
