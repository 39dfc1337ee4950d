import { resolutions, type Resolution } from '@exchange/domain';
import type { DeviceStore } from '../../shared/storage/deviceStore';

const key = 'chartResolution';

/** The resolution last used on this device. */
export const readResolution = (device: Pick<DeviceStore, 'read'>): Resolution | undefined => {
  const kept = device.read(key);
  return resolutions.find((known) => known === kept);
};

export const keepResolution = (device: Pick<DeviceStore, 'write'>, resolution: Resolution): void =>
  device.write(key, resolution);
