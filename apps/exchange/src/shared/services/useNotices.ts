import type { Bug, Notice } from '@exchange/machines';
import { useEffect } from 'react';
import { reportError } from '../shared/errors/reportError';
import { useServices } from '../shared/services/services';

type Told = Notice | Bug | { type: 'login.completed' };

/** Any machine of this area. */
export interface Telling {
  on: (type: '*', listener: (told: Told) => void) => { unsubscribe: () => void };
}

/** Shows what a machine has to say to the trader, and reports what it has to say to us. */
export const useNotices = (machine: Telling): void => {
  const { toasts } = useServices();
  useEffect(() => {
    const hearing = machine.on('*', (told) => {
      if (told.type === 'notice') toasts.toast({ tone: told.tone, text: told.text });
      if (told.type === 'bug') reportError(told.error);
    });
    return () => hearing.unsubscribe();
  }, [machine, toasts]);
};
