import { toastMs } from '@exchange/domain';
import type { ToastTone } from './toastTones';

export interface ToastMessage {
  tone: ToastTone;
  text: string;
  /** Left out, it lasts as long as toasts usually do where it is said. */
  lastsMs?: number | undefined;
}

export interface ShownToast extends ToastMessage {
  id: number;
  lastsMs: number;
}

export interface ToastStore {
  toast: (message: ToastMessage) => void;
  dismiss: (id: number) => void;
  /** Oldest first; the same array until something changes. */
  shown: () => readonly ShownToast[];
  subscribe: (listener: () => void) => () => void;
}

/** More would cover what the trader works on. */
const mostShown = 5;

/** What is to be said to the trader, from wherever it happened. `usualMs` is asked each time, as it depends on the place. */
export const createToasts = (usualMs: () => number = () => toastMs.usual): ToastStore => {
  const listeners = new Set<() => void>();
  let shown: readonly ShownToast[] = [];
  let lastId = 0;

  const show = (toasts: readonly ShownToast[]) => {
    shown = toasts;
    for (const listener of listeners) listener();
  };

  return {
    toast: ({ tone, text, lastsMs = usualMs() }) => {
      lastId += 1;
      show([...shown, { id: lastId, tone, text, lastsMs }].slice(-mostShown));
    },
    dismiss: (id) => show(shown.filter((toast) => toast.id !== id)),
    shown: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
