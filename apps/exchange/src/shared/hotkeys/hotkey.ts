import type { Platform } from '@exchange/ui';

/** A hotkey in words, for the listener and the cheat sheet alike. */
export interface HotkeyWords<Name extends string = string> {
  name: Name;
  /** What it does. */
  label: string;
  /** What it stands under in the cheat sheet and the command menu. */
  group: string;
  /** Any of them: a key as in `KeyboardEvent.key`, or one with the main key of the keyboard, 'Mod+K'. */
  keys: readonly string[];
  /** Acts in a field, and nowhere else. */
  isForFields?: boolean;
  /** Would mean nothing as a line of the command menu. */
  isKeyOnly?: boolean;
}

export interface Hotkey extends HotkeyWords {
  run: () => void;
}

/** What a keyboard says of a press. */
export type Press = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'isComposing'
>;

/** What is going on on the page. */
export interface Circumstances {
  isTyping: boolean;
  /** A dialog, a menu or a list of choices is open, and has the keys to itself. */
  isInterrupted: boolean;
  /** The trader wants no single keys to act. */
  isOff: boolean;
  platform: Platform;
}

const isLatin = (key: string): boolean => /^[a-z]$/.test(key);

const isForeignLetter = (key: string): boolean => /^(?![a-z])\p{L}$/u.test(key);

/** What is printed on the key; where that is no Latin letter, the Latin one that is printed beside it. */
const keyOf = ({ key, code }: Press): string => {
  const pressed = key.toLowerCase();
  return isForeignLetter(pressed) && /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : pressed;
};

const isMain = ({ ctrlKey, metaKey }: Press, platform: Platform): boolean =>
  platform === 'mac' ? metaKey && !ctrlKey : ctrlKey && !metaKey;

const mainKey = 'Mod+';

/** Signs and figures may need Shift, which depends on the keyboard; a letter with Shift is another one. */
const isPressed = (chord: string, press: Press, platform: Platform): boolean => {
  const needsMain = chord.startsWith(mainKey);
  const key = chord.slice(needsMain ? mainKey.length : 0).toLowerCase();
  if (press.altKey || keyOf(press) !== key) return false;
  if (press.shiftKey && isLatin(key)) return false;
  return needsMain ? isMain(press, platform) : !press.ctrlKey && !press.metaKey;
};

/** With the main key it acts everywhere and always; a single key must not get in the way of anything. */
const mayAct = (chord: string, { isForFields = false }: HotkeyWords, now: Circumstances): boolean =>
  chord.startsWith(mainKey) || (!now.isOff && !now.isInterrupted && now.isTyping === isForFields);

/** What a press means now, if it means anything. A key that is held means nothing more than its press did. */
export const meantBy = (press: Press, hotkeys: readonly Hotkey[], now: Circumstances): Hotkey | undefined => {
  if (press.repeat || press.isComposing) return undefined;
  return hotkeys.find((hotkey) =>
    hotkey.keys.some((chord) => isPressed(chord, press, now.platform) && mayAct(chord, hotkey, now)),
  );
};
