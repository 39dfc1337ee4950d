import { Toast } from 'radix-ui';
import { useState, useSyncExternalStore, type AnimationEvent } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/iconNames';
import { IconButton } from '../IconButton/IconButton';
import type { ShownToast, ToastStore } from './createToasts';
import * as styles from './Toasts.css';
import type { ToastTone } from './toastTones';

const faces: Record<ToastTone, { icon: IconName; spoken: string }> = {
  success: { icon: 'success', spoken: 'Success: ' },
  error: { icon: 'error', spoken: 'Error: ' },
  info: { icon: 'info', spoken: '' },
};

const OneToast = ({ tone, text, lastsMs, onGone }: ShownToast & { onGone: () => void }) => {
  const [isOpen, setOpen] = useState(true);
  const { icon, spoken } = faces[tone];
  const forgetWhenFaded = ({ target, currentTarget }: AnimationEvent<HTMLElement>) => {
    if (target === currentTarget && !isOpen) onGone();
  };
  return (
    <Toast.Root
      type={tone === 'error' ? 'foreground' : 'background'}
      duration={lastsMs}
      open={isOpen}
      onOpenChange={setOpen}
      onAnimationEnd={forgetWhenFaded}
      data-tone={tone}
      className={styles.tone[tone]}
    >
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <Toast.Description className={styles.text}>
        <span className={visuallyHidden}>{spoken}</span>
        {text}
      </Toast.Description>
      <Toast.Close asChild>
        <IconButton icon="close" label="Dismiss" size="small" />
      </Toast.Close>
    </Toast.Root>
  );
};

export interface ToastsProps {
  store: ToastStore;
}

/** Where toasts appear. Mounted once, beside everything; F8 leads to it from everywhere. */
export const Toasts = ({ store }: ToastsProps) => {
  const shown = useSyncExternalStore(store.subscribe, store.shown, store.shown);
  return (
    <Toast.Provider>
      {shown.map((toast) => (
        <OneToast key={toast.id} {...toast} onGone={() => store.dismiss(toast.id)} />
      ))}
      <Toast.Viewport className={styles.viewport} />
    </Toast.Provider>
  );
};
