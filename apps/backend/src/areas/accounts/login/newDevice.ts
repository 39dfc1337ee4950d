import type { SignIn } from '../../../identity/stores/audit';
import { networkOf, type Place } from '../../../identity/stores/places';

/** Whether this device at this network is new to an account that has been signed in to before. */
export const isNewDevice = (before: readonly SignIn[], here: Pick<Place, 'device' | 'network'>): boolean =>
  before.length > 0 &&
  !before.some(
    ({ device, address }) => (device === null || device === here.device) && networkOf(address) === here.network,
  );
