import { useLocation } from 'react-router-dom';
import { readWantedPlace } from '../shared/session/wantedPlace';

/** Where somebody goes from here who has got in: where they were going, or home. */
export const useWantedPlace = (): string => readWantedPlace(useLocation().state) ?? '/';
