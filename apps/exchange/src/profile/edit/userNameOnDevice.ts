import type { DeviceStore } from '#shared/storage/deviceStore.ts';

/** Not removed by logging out: no call carries it, so it is nowhere else. */
const keyOf = (userId: string) => `userName-${userId}` as const;

export const readUserName = (device: DeviceStore, userId: string): string => device.read(keyOf(userId)) ?? '';

export const keepUserName = (device: DeviceStore, userId: string, userName: string): void =>
  device.write(keyOf(userId), userName);
