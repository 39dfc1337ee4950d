import type { Bug } from '@exchange/machines';
import { useEffect } from 'react';
import { reportError } from '../errors/reportError';
import { useServices } from './services';

/** A message to the trader. */
export interface Saying {
  tone: 'success' | 'error' | 'info';
  text: string;
  /** A second line, with the figures. */
  details?: string;
  /** Messages about one thing take the place of each other. */
  about?: string;
  /** Leads to what the message is about. */
  link?: { label: string; to: string };
}

interface Emitted {
  type: string;
}

/** The message for each event that a machine emits; undefined if its screen shows it anyway. */
export type Says<Event extends Emitted> = {
  readonly [Type in Exclude<Event['type'], 'bug'>]: (event: Extract<Event, { type: Type }>) => Saying | undefined;
};

/** A running machine. */
export interface EmittingMachine<Event extends Emitted> {
  on: (type: '*', listener: (event: Event) => void) => { unsubscribe: () => void };
}

/** A swap is told by its answer and by its trade: once. */
export const newsOfSwaps = 'swap';

export const succeeded = (text: string): Saying => ({ tone: 'success', text });

export const wentWrong = (text: string): Saying => ({ tone: 'error', text });

export const noted = (text: string): Saying => ({ tone: 'info', text });

export const saysNothing = (): undefined => undefined;

const isBug = (event: Emitted): event is Bug => event.type === 'bug';

const sayingOf = <Event extends Emitted>(says: Says<Event>, event: Event): Saying | undefined => {
  // Every type except `bug` has an entry for its events, which TypeScript can't infer.
  const sayings: Partial<Record<string, unknown>> = says;
  const say = sayings[event.type] as ((event: Event) => Saying | undefined) | undefined;
  return say?.(event);
};

/** Shows a machine's messages to its trader, and reports its bugs. */
export const tell = <Event extends Emitted>(
  machine: EmittingMachine<Event>,
  says: Says<Event>,
  toasts: { toast: (saying: Saying) => void },
): (() => void) => {
  const listening = machine.on('*', (event) => {
    if (isBug(event)) {
      reportError(event.error);
      return;
    }
    const saying = sayingOf(says, event);
    if (saying) toasts.toast(saying);
  });
  return () => listening.unsubscribe();
};

/** The same for a machine that belongs to one screen, while that is mounted. */
export const useMachineToasts = <Event extends Emitted>(machine: EmittingMachine<Event>, says: Says<Event>): void => {
  const { toasts } = useServices();
  useEffect(() => tell(machine, says, toasts), [machine, says, toasts]);
};
