import type { StorageKey } from './storageKeys';

/** What stays on this device from one visit to the next. */
export interface DeviceStore {
  read: (key: StorageKey) => string | undefined;
  write: (key: StorageKey, value: string) => void;
  remove: (key: StorageKey) => void;
}

export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A browser may forbid storage, be out of room or have none; what cannot be stored is then kept until the page goes.
 * The storage is opened at each access, because already the asking may throw.
 */
export const createDeviceStore = (open: () => Shelf): DeviceStore => {
  const untilThePageGoes = new Map<string, string>();

  const attempt = <Value>(access: (storage: Shelf) => Value): { value: Value } | undefined => {
    try {
      return { value: access(open()) };
    } catch {
      return undefined;
    }
  };

  return {
    read: (key) => untilThePageGoes.get(key) ?? attempt((storage) => storage.getItem(key))?.value ?? undefined,
    write: (key, value) => {
      if (attempt((storage) => storage.setItem(key, value))) untilThePageGoes.delete(key);
      else untilThePageGoes.set(key, value);
    },
    remove: (key) => {
      untilThePageGoes.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
};
