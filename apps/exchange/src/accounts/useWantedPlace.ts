import { useLocation } from 'react-router-dom';
import { readWantedPlace } from '#shared/session/wantedPlace.ts';
import { paths } from '#shared/page/paths.ts';

/** Where to go after signing in: the page that was wanted, or home. */
export const useWantedPlace = (): string => readWantedPlace(useLocation().state) ?? paths.home;
