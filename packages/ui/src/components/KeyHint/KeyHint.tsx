import type { ComponentPropsWithRef } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import * as styles from './KeyHint.css';
import { keyText } from './keyTexts';
import { platformOf, type Platform } from './platforms';

export interface KeyHintProps extends Omit<ComponentPropsWithRef<'kbd'>, 'children' | 'className'> {
  /** Pressed together, in this order. `Mod` is Ctrl, or ⌘ on a Mac; the others are named as in `KeyboardEvent.key`. */
  keys: readonly string[];
  /** Whose keyboard it is. Left out, it is read from the browser. */
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

/** A shortcut, as it is printed on the keys. What it does stands beside it in words. */
export const KeyHint = ({ keys, platform = platformOf(navigator.userAgent), ...rest }: KeyHintProps) => (
  <kbd {...rest} className={styles.root}>
    {keys.map((name) => (
      <Key key={name} name={name} platform={platform} />
    ))}
  </kbd>
);
