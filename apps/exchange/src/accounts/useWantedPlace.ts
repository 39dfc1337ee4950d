import { useLocation } from 'react-router-dom';
import { readWantedPlace } from '../shared/session/wantedPlace';
import { paths } from '../shared/page/paths';

/** Where somebody goes from here who has got in: where they were going, or home. */
export const useWantedPlace = (): string => readWantedPlace(useLocation().state) ?? paths.home;
