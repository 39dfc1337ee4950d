import type { DeviceStore } from '../../../shared/storage/deviceStore';

const key = 'recentCommands';
const most = 5;

const isText = (value: unknown): value is string => typeof value === 'string';

/** The latest choices on this device, newest first. Anything unreadable counts as none. */
export const readRecent = (device: DeviceStore): readonly string[] => {
  try {
    const stored: unknown = JSON.parse(device.read(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isText).slice(0, most) : [];
  } catch {
    return [];
  }
};

export const keepRecent = (device: DeviceStore, id: string): void => {
  const others = readRecent(device).filter((other) => other !== id);
  device.write(key, JSON.stringify([id, ...others].slice(0, most)));
};
