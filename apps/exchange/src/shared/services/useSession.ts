import { useSelector } from '@xstate/react';
import { isSameView, sessionView, type SessionView } from '../session/session';
import { useServices } from './services';

export const useSession = (): SessionView => useSelector(useServices().session, sessionView, isSameView);
