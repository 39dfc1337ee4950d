import type { Bug } from '@exchange/machines';
import { useEffect } from 'react';
import { reportError } from '../errors/reportError';
import { useServices } from './services';

/** A message to the trader. */
export interface Saying {
  tone: 'success' | 'error' | 'info';
  text: string;
}

interface Emitted {
  type: string;
}

/** The message for each event that a machine emits; undefined if its screen shows it anyway. */
export type Says<Told extends Emitted> = {
  readonly [Type in Exclude<Told['type'], 'bug'>]: (told: Extract<Told, { type: Type }>) => Saying | undefined;
};

/** A running machine. */
export interface EmittingMachine<Told extends Emitted> {
  on: (type: '*', listener: (told: Told) => void) => { unsubscribe: () => void };
}

export const succeeded = (text: string): Saying => ({ tone: 'success', text });

export const wentWrong = (text: string): Saying => ({ tone: 'error', text });

export const noted = (text: string): Saying => ({ tone: 'info', text });

export const saysNothing = (): undefined => undefined;

const isBug = (told: Emitted): told is Bug => told.type === 'bug';

const sayingOf = <Told extends Emitted>(says: Says<Told>, told: Told): Saying | undefined => {
  // Every type except `bug` has an entry for its events, which TypeScript can't infer.
  const sayings: Partial<Record<string, unknown>> = says;
  const say = sayings[told.type] as ((told: Told) => Saying | undefined) | undefined;
  return say?.(told);
};

/** Shows a machine's messages to its trader, and reports its bugs. */
export const tell = <Told extends Emitted>(
  machine: EmittingMachine<Told>,
  says: Says<Told>,
  toasts: { toast: (saying: Saying) => void },
): (() => void) => {
  const listening = machine.on('*', (told) => {
    if (isBug(told)) {
      reportError(told.error);
      return;
    }
    const saying = sayingOf(says, told);
    if (saying) toasts.toast(saying);
  });
  return () => listening.unsubscribe();
};

/** The same for a machine that belongs to one screen, while that is mounted. */
export const useMachineToasts = <Told extends Emitted>(machine: EmittingMachine<Told>, says: Says<Told>): void => {
  const { toasts } = useServices();
  useEffect(() => tell(machine, says, toasts), [machine, says, toasts]);
};
