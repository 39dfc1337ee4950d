import type { DeviceStore } from '../../../shared/storage/deviceStore';
import { readStored } from '../../../shared/storage/storedFields';

const key = 'recentCommands';
const most = 5;

const isText = (value: unknown): value is string => typeof value === 'string';

/** The latest choices on this device, newest first. Anything unreadable counts as none. */
export const readRecent = (device: DeviceStore): readonly string[] => {
  const stored = readStored(device.read(key));
  return Array.isArray(stored) ? stored.filter(isText).slice(0, most) : [];
};

export const keepRecent = (device: DeviceStore, id: string): void => {
  const others = readRecent(device).filter((other) => other !== id);
  device.write(key, JSON.stringify([id, ...others].slice(0, most)));
};
