import { configSchema, type Config } from './config';

export interface SettingFault {
  /** As written in the file: `notices.closure`. */
  setting: string;
  why: string;
}

export type ReadConfig = { config: Config; faults?: never } | { config?: never; faults: SettingFault[] };

const longest = 60;

/** Quoted as in the file, so that it can be found there. */
const shown = (value: unknown): string => {
  const quoted = value === undefined ? 'missing' : JSON.stringify(value);
  return quoted.length > longest ? `${quoted.slice(0, longest)}…` : quoted;
};

const valueAt = (source: unknown, path: PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    source,
  );

export const readConfig = (source: unknown): ReadConfig => {
  const { data, error } = configSchema.safeParse(source);
  if (!error) return { config: data };
  const faults = error.issues.map(({ path, message }) => ({
    setting: path.map(String).join('.') || 'The whole file',
    why: `${message}, but is ${shown(valueAt(source, path))}.`,
  }));
  return { faults };
};
