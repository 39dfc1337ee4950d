import { useLayoutEffect, useRef } from 'react';
import { useServices } from './services';
import type { HotkeyWords } from '../hotkeys/hotkey';

/** Activates hotkeys while the component is mounted. Define `words` outside the component. */
export const useHotkeys = <Name extends string>(
  words: readonly HotkeyWords<Name>[],
  actions: Readonly<Record<Name, () => void>>,
): void => {
  const { hotkeys } = useServices();
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  // A key may be pressed as soon as the screen is visible.
  useLayoutEffect(
    () => hotkeys.add(words.map((one) => ({ ...one, run: () => latest.current[one.name]() }))),
    [hotkeys, words],
  );
};
