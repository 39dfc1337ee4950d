import type { DeviceStore } from '../../shared/storage/deviceStore';

/** No key of a session, so that logging out leaves it. */
const key = 'rememberedEmail';

export const readRememberedEmail = (device: DeviceStore): string | undefined => device.read(key);

/** Keeps the address for the next sign-in on this device; without one, the earlier is forgotten. */
export const rememberEmail = (device: DeviceStore, email: string | undefined): void => {
  if (email === undefined) device.remove(key);
  else device.write(key, email);
};
