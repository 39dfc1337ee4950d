import type { DeviceStore } from '#shared/storage/deviceStore.ts';

/** Not one of the session's keys, so it survives logging out. */
const key = 'rememberedEmail';

export const readRememberedEmail = (device: DeviceStore): string | undefined => device.read(key);

/** Remembers the address for the next sign-in on this device; without one, the earlier address is forgotten. */
export const rememberEmail = (device: DeviceStore, email: string | undefined): void => {
  if (email === undefined) device.remove(key);
  else device.write(key, email);
};
