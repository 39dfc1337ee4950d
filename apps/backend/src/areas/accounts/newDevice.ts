import type { SignIn } from './audit';
import { networkOf, type Place } from './places';

/** Whether nobody has signed in from here with this device, in an account where somebody has signed in. */
export const isNewDevice = (before: readonly SignIn[], here: Pick<Place, 'device' | 'network'>): boolean =>
  before.length > 0 &&
  !before.some(
    ({ device, address }) => (device === null || device === here.device) && networkOf(address) === here.network,
  );
