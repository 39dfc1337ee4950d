import { useServices } from '../services/services';
import { unloaded } from '../serverState/loadedState';
import { useLoaded } from '../serverState/useLoaded';
import type { CountriesState } from './countries';
import { countriesQuery } from './queries';

/** Loaded once, when first needed. */
export const useCountries = ({ isWanted = true }: { isWanted?: boolean } = {}): CountriesState => {
  const { client } = useServices();
  const loaded = useLoaded({ ...countriesQuery(client), enabled: isWanted });
  return loaded.data === undefined ? unloaded(loaded) : { kind: 'ready', countries: loaded.data };
};
