import { useLocation } from 'react-router-dom';
import { readWantedPlace } from '../shared/session/wantedPlace';
import { paths } from '../shared/page/paths';

/** Where to go after signing in: the page that was wanted, or home. */
export const useWantedPlace = (): string => readWantedPlace(useLocation().state) ?? paths.home;
