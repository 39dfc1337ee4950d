import type { StorageKey } from './storageKeys';

/** Values kept on this device between visits. */
export interface DeviceStore {
  read: (key: StorageKey) => string | undefined;
  write: (key: StorageKey, value: string) => void;
  remove: (key: StorageKey) => void;
}

export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A browser may forbid storage, be out of space or have none; values that can't be stored are kept until the page
 * closes. The storage is opened at each access, because even opening it may throw.
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
