import type { Config } from './config';
import { readConfig, type SettingFault } from './readConfig';

export const configPath = '/config.json';

export type ConfigProblem =
  | { kind: 'unreachable' }
  | { kind: 'answered'; status: number }
  | { kind: 'not-json'; detail: string }
  | { kind: 'wrong'; faults: SettingFault[] };

export type LoadedConfig = { config: Config; problem?: never } | { config?: never; problem: ConfigProblem };

export type FetchSettings = (path: string, init: RequestInit) => Promise<Response>;

const patienceMs = 15_000;

const parse = (text: string): { value: unknown } | { detail: string } => {
  try {
    const value: unknown = JSON.parse(text);
    return { value };
  } catch (cause) {
    return { detail: cause instanceof Error ? cause.message : '' };
  }
};

const understand = (text: string): LoadedConfig => {
  const parsed = parse(text);
  if ('detail' in parsed) return { problem: { kind: 'not-json', detail: parsed.detail } };
  const { config, faults } = readConfig(parsed.value);
  return faults ? { problem: { kind: 'wrong', faults } } : { config };
};

/** Fetched at each start and never stored: an operator's change takes effect at the next reload. */
export const loadConfig = async (fetch: FetchSettings): Promise<LoadedConfig> => {
  let response: Response;
  let text: string;
  try {
    response = await fetch(configPath, { cache: 'no-store', signal: AbortSignal.timeout(patienceMs) });
    text = await response.text();
  } catch {
    return { problem: { kind: 'unreachable' } };
  }
  return response.ok ? understand(text) : { problem: { kind: 'answered', status: response.status } };
};
