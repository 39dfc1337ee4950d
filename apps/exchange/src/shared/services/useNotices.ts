import type { Bug, Notice } from '@exchange/machines';
import { useEffect } from 'react';
import { reportError } from '../errors/reportError';
import { useServices, type Services } from './services';

/** What else a machine tells is for whoever runs it. */
interface Other {
  type: 'login.completed' | 'order.accepted' | 'order.refused' | 'order.unsettled' | 'order.cancelled' | 'swap.ended';
}

/** Any machine that speaks to the trader. */
interface Telling {
  on: (type: '*', listener: (told: Notice | Bug | Other) => void) => { unsubscribe: () => void };
}

/** Shows what a machine has to say to the trader, and reports what it has to say to us. */
export const tellNotices = (machine: Telling, { toasts }: Pick<Services, 'toasts'>): (() => void) => {
  const hearing = machine.on('*', (told) => {
    if (told.type === 'notice') toasts.toast({ tone: told.tone, text: told.text });
    if (told.type === 'bug') reportError(told.error);
  });
  return () => hearing.unsubscribe();
};

/** The same for a machine of a screen, while that is there. */
export const useNotices = (machine: Telling): void => {
  const services = useServices();
  useEffect(() => tellNotices(machine, services), [machine, services]);
};
