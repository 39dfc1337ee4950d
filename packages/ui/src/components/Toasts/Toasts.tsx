import { Toast } from 'radix-ui';
import { useState, useSyncExternalStore, type AnimationEvent } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/iconNames';
import { IconButton } from '../IconButton/IconButton';
import type { ShownToast, ToastAction, ToastStore } from './createToasts';
import * as styles from './Toasts.css';
import type { ToastTone } from './toastTones';

const faces: Record<ToastTone, { icon: IconName; spoken: string }> = {
  success: { icon: 'success', spoken: 'Success: ' },
  error: { icon: 'error', spoken: 'Error: ' },
  info: { icon: 'info', spoken: '' },
};

/** A modal dialog disables the pointer outside it; toasts above it must stay clickable. */
const aboveDialogs = { pointerEvents: 'auto' } as const;

/** If the focused toast is removed, focus moves to the list instead of getting lost. */
const keepFocus = (toast: HTMLElement | null) => {
  const list = toast?.parentElement;
  return () => {
    if (toast?.contains(document.activeElement)) list?.focus();
  };
};

const Count = ({ count }: Pick<ShownToast, 'count'>) => (
  <span className={styles.count}>
    <span aria-hidden>×{count}</span>
    <span className={visuallyHidden}>, {count} times</span>
  </span>
);

interface OneToastProps extends ShownToast {
  onGone: () => void;
  onFollow: ((to: string) => void) | undefined;
}

/** What its one button does, if it has one. */
const actionOf = ({ action, link, onFollow }: OneToastProps): ToastAction | undefined =>
  action ?? (link && onFollow && { label: link.label, onSelect: () => onFollow(link.to) });

const OneToast = (props: OneToastProps) => {
  const { tone, text, details, count, lastsMs, onGone } = props;
  const action = actionOf(props);
  const [isOpen, setOpen] = useState(true);
  const { icon, spoken } = faces[tone];
  const forgetWhenFaded = ({ target, currentTarget }: AnimationEvent<HTMLElement>) => {
    if (target === currentTarget && !isOpen) onGone();
  };
  return (
    <Toast.Root
      ref={keepFocus}
      type={tone === 'error' ? 'foreground' : 'background'}
      duration={lastsMs}
      open={isOpen}
      onOpenChange={setOpen}
      onAnimationEnd={forgetWhenFaded}
      data-tone={tone}
      style={aboveDialogs}
      className={styles.tone[tone]}
    >
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <Toast.Description className={styles.text}>
        <span className={visuallyHidden}>{spoken}</span>
        {text}
        {count > 1 && <Count count={count} />}
        {details !== undefined && <span className={styles.details}>{details}</span>}
      </Toast.Description>
      {action && (
        <Toast.Action asChild altText={`${action.label}: press F8`}>
          <Button variant="outline" tone="neutral" size="small" onClick={action.onSelect}>
            {action.label}
          </Button>
        </Toast.Action>
      )}
      <Toast.Close asChild>
        <IconButton icon="close" label="Dismiss" size="small" />
      </Toast.Close>
    </Toast.Root>
  );
};

export interface ToastsProps {
  store: ToastStore;
  /** Opens a toast's link. */
  onFollow?: (to: string) => void;
}

/** Where toasts appear. Mount it once, next to the app. F8 moves focus here unless a dialog traps it. */
export const Toasts = ({ store, onFollow }: ToastsProps) => {
  const shown = useSyncExternalStore(store.subscribe, store.shown, store.shown);
  return (
    <Toast.Provider>
      {shown.map((toast) => (
        <OneToast key={toast.id} {...toast} onFollow={onFollow} onGone={() => store.dismiss(toast.id)} />
      ))}
      <Toast.Viewport className={styles.viewport} />
    </Toast.Provider>
  );
};
