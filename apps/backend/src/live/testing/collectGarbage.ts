import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** After this, memory contains only what is still referenced. */
export const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
};
