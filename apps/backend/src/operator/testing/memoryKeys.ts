import type { KeyRing } from '../people/keyRing';
import type { KeyPair } from '../warrants/keys';

/** Somebody's private keys, for as long as the test runs. */
export const memoryKeys = (): KeyRing => {
  const kept = new Map<string, KeyPair>();
  return {
    names: () => [...kept.keys()],
    read: (_, name) => Promise.resolve(kept.get(name)),
    add: (_, name, pair) => {
      kept.set(name, pair);
      return Promise.resolve(`the memory of ${name}`);
    },
  };
};
