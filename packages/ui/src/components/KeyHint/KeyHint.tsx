import type { ComponentPropsWithRef } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import * as styles from './KeyHint.css';
import { keyText } from './keyTexts';
import { platformOf, type Platform } from './platforms';

export interface KeyHintProps extends Omit<ComponentPropsWithRef<'kbd'>, 'children' | 'className'> {
  /** Pressed together, in this order. `Mod` is Ctrl, or ⌘ on a Mac; the others are named as in `KeyboardEvent.key`. */
  keys: readonly string[];
  /** The kind of keyboard. Detected from the browser by default. */
  platform?: Platform;
}

const Key = ({ name, platform }: { name: string; platform: Platform }) => {
  const { shown, spoken } = keyText(name, platform);
  if (shown === spoken) return <kbd className={styles.key}>{shown}</kbd>;
  return (
    <kbd className={styles.key}>
      <span aria-hidden>{shown}</span>
      <span className={visuallyHidden}>{spoken}</span>
    </kbd>
  );
};

/** A keyboard shortcut, with the symbols printed on the keys. The text beside it says what it does. */
export const KeyHint = ({ keys, platform = platformOf(navigator.userAgent), ...rest }: KeyHintProps) => (
  <kbd {...rest} className={styles.root}>
    {keys.map((name) => (
      <Key key={name} name={name} platform={platform} />
    ))}
  </kbd>
);
