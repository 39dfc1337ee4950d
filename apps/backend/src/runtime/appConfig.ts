import { readFileSync } from 'node:fs';
import { SettingsError } from './env';

export type AppConfig = Record<string, unknown>;

export const isRecord = (value: unknown): value is AppConfig =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readText = (file: string): string => {
  try {
    // Some editors start files with a byte order mark, which isn't valid JSON.
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch {
    throw new SettingsError(`The configuration ${file} can't be read. Set CONFIG_FILE to a readable file.`);
  }
};

/** The application validates the settings; here they only have to be an object that can be passed on. */
export const readAppConfig = (file: string): AppConfig => {
  const text = readText(file);
  try {
    const parsed: unknown = JSON.parse(text);
    if (isRecord(parsed)) return parsed;
  } catch {
    // Reported below, like any other text that isn't a JSON object.
  }
  throw new SettingsError(`The configuration ${file} is not a JSON object. Correct it, or unset CONFIG_FILE.`);
};

interface Known {
  switches: Partial<Record<string, boolean>>;
  /** Whether this is a demo, where nothing real is traded or deposited, and both are open. */
  isOpenDemo: boolean;
}

/** The operator sets the switches, so any in the file are ignored. */
export const withSwitches = (config: AppConfig, { switches, isOpenDemo }: Known): AppConfig => {
  const given = isRecord(config['notices']) ? config['notices'] : {};
  const withdrawOnly = switches['withdrawOnly'] ?? false;
  const closure = withdrawOnly || (switches['closureNotice'] ?? true);
  const notices = { ...given, closure, demo: isOpenDemo && !withdrawOnly, withdrawOnly };
  const isOpen = (name: string): boolean => !withdrawOnly && (switches[name] ?? false);
  return { ...config, notices, registrationOpen: isOpen('registration'), stakingOpen: isOpen('staking') };
};

const originOf = (value: unknown): string[] => {
  if (typeof value !== 'string' || !/^(https?|wss?):\/\//.test(value) || !URL.canParse(value)) return [];
  const { origin, protocol, host } = new URL(value);
  return protocol.startsWith('http') ? [origin, `${protocol === 'https:' ? 'wss' : 'ws'}://${host}`] : [origin];
};

/** Derives the other origins that the page may reach from its settings. */
export const pagePolicyOf = (config: AppConfig) => {
  const hosts = ['apiUrl', 'chartUrl', 'tradeHistoryUrl', 'liveUrl'].flatMap((name) => originOf(config[name]));
  const liveChat = isRecord(config['liveChat']) ? originOf(config['liveChat']['scriptUrl']) : [];
  return { connect: [...new Set([...hosts, ...liveChat])], scripts: liveChat.filter((one) => one.startsWith('http')) };
};
