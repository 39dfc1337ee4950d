import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** So that what is still in memory is what somebody holds. */
export const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
};
