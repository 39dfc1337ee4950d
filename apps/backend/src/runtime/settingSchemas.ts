import { z } from 'zod';
import { longestTimerMs } from './after';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

export const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
/** Ten years: even a value that means "never" must still result in a valid date. */
export const positive = z.coerce
  .number()
  .int()
  .positive()
  .max(3_650 * day);
export const timer = positive.max(longestTimerMs);
export const orNone = z.coerce.number().int().min(0);
export const percent = z.coerce.number().min(0.01).max(50);
export const text = z.string().min(1);
export const isKey = (typed: string): boolean => Buffer.from(typed, 'base64').length === 32;
/** Paths are appended to it, and it is shown to everybody. */
export const isPlainAddress = (typed: string): boolean =>
  URL.canParse(typed) && !/[?#]/.test(typed) && new URL(typed).username + new URL(typed).password === '';
export const mailAddress = /^[^\s<>@]+@[^\s<>@]+$|^[^\r\n<>@]*<[^\s<>@]+@[^\s<>@]+>$/;

/** `unset` says what happens without the setting, where the schema has no default of its own. */
export const described = <Schema extends z.ZodType>(schema: Schema, description: string, unset?: string): Schema =>
  schema.meta({ description, unset });
