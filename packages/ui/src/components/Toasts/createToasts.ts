import { createListeners, toastMs } from '@exchange/domain';
import type { ToastTone } from './toastTones';

export interface ToastAction {
  label: string;
  onSelect: () => void;
}

export interface ToastLink {
  label: string;
  to: string;
}

export interface ToastMessage {
  tone: ToastTone;
  text: string;
  /** A second line: the figures of what happened. */
  details?: string | undefined;
  /** The newest message about one thing replaces the others. */
  about?: string | undefined;
  /** What it replaces as well. */
  replaces?: string | undefined;
  /** Defaults to how long toasts usually last on this screen. */
  lastsMs?: number | undefined;
  /** One action, such as undo. It must be available elsewhere too, because toasts disappear. */
  action?: ToastAction | undefined;
  /** Leads to what the message is about. */
  link?: ToastLink | undefined;
}

export interface ShownToast extends ToastMessage {
  id: number;
  lastsMs: number;
  /** How many times in a row it was shown. */
  count: number;
}

export interface ToastStore {
  toast: (message: ToastMessage) => void;
  dismiss: (id: number) => void;
  /** Oldest first; the same array until something changes. */
  shown: () => readonly ShownToast[];
  subscribe: (listener: () => void) => () => void;
}

/** More would cover too much of the screen. */
const mostShown = 5;

/** Deciding takes longer than reading. */
const leastToActMs = 10_000;

const isSameNews = (one: ToastMessage, other: ToastMessage): boolean =>
  one.text === other.text && one.tone === other.tone && one.details === other.details && !one.action && !other.action;

const isAbout = (toast: ToastMessage, { about, replaces }: ToastMessage): boolean =>
  toast.about !== undefined && (toast.about === about || toast.about === replaces);

/**
 * Messages to the trader from anywhere in the app. `usualMs` is called each time, because it depends on the screen. The
 * same message shown again replaces the previous one with a count, so that it doesn't push out others.
 */
export const createToasts = (usualMs: () => number = () => toastMs.usual): ToastStore => {
  const { subscribe, notify } = createListeners();
  let shown: readonly ShownToast[] = [];
  let lastId = 0;

  const show = (toasts: readonly ShownToast[]) => {
    shown = toasts;
    notify();
  };

  return {
    toast: (message) => {
      lastId += 1;
      const rest = shown.filter((toast) => !isAbout(toast, message));
      const newest = rest.at(-1);
      const isRepeated = newest !== undefined && isSameNews(newest, message);
      const count = isRepeated ? newest.count + 1 : 1;
      const lastsMs = message.lastsMs ?? Math.max(usualMs(), message.action || message.link ? leastToActMs : 0);
      const others = isRepeated ? rest.slice(0, -1) : rest;
      show([...others, { ...message, id: lastId, lastsMs, count }].slice(-mostShown));
    },
    dismiss: (id) => show(shown.filter((toast) => toast.id !== id)),
    shown: () => shown,
    subscribe,
  };
};
