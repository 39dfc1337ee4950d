import type { Platform } from '@exchange/ui';

/** A hotkey's description, for the key listener and the cheat sheet alike. */
export interface HotkeyWords<Name extends string = string> {
  name: Name;
  label: string;
  /** Its group in the cheat sheet and the command menu. */
  group: string;
  /** Any of these keys triggers it: a key as in `KeyboardEvent.key`, or one with Ctrl or Command, 'Mod+K'. */
  keys: readonly string[];
  /** Works only in a field. */
  isForFields?: boolean;
  /** Makes no sense as an entry of the command menu. */
  isKeyOnly?: boolean;
}

export interface Hotkey extends HotkeyWords {
  run: () => void;
}

/** The parts of a keyboard event that are used. */
export type Press = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'isComposing'
>;

/** The state of the page when a key is pressed. */
export interface PageState {
  isTyping: boolean;
  /** A dialog, menu or list of choices is open and receives all keys. */
  isInterrupted: boolean;
  /** The trader has turned single keys off. */
  isOff: boolean;
  platform: Platform;
}

const isLatin = (key: string): boolean => /^[a-z]$/.test(key);

const isForeignLetter = (key: string): boolean => /^(?![a-z])\p{L}$/u.test(key);

/** The key's character; on a keyboard with another script, the Latin letter on the same key. */
const keyOf = ({ key, code }: Press): string => {
  const pressed = key.toLowerCase();
  return isForeignLetter(pressed) && /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : pressed;
};

const isMain = ({ ctrlKey, metaKey }: Press, platform: Platform): boolean =>
  platform === 'mac' ? metaKey && !ctrlKey : ctrlKey && !metaKey;

const mainKey = 'Mod+';

/** Symbols and digits may need Shift, depending on the keyboard; a letter with Shift is a different key. */
const isPressed = (chord: string, press: Press, platform: Platform): boolean => {
  const needsMain = chord.startsWith(mainKey);
  const key = chord.slice(needsMain ? mainKey.length : 0).toLowerCase();
  if (press.altKey || keyOf(press) !== key) return false;
  if (press.shiftKey && isLatin(key)) return false;
  return needsMain ? isMain(press, platform) : !press.ctrlKey && !press.metaKey;
};

/** With Ctrl or Command a hotkey always works; a single key must not interfere with anything. */
const mayAct = (chord: string, { isForFields = false }: HotkeyWords, now: PageState): boolean =>
  chord.startsWith(mainKey) || (!now.isOff && !now.isInterrupted && now.isTyping === isForFields);

/** The hotkey for a key press, if any. Holding a key doesn't repeat its action. */
export const meantBy = (press: Press, hotkeys: readonly Hotkey[], now: PageState): Hotkey | undefined => {
  if (press.repeat || press.isComposing) return undefined;
  return hotkeys.find((hotkey) =>
    hotkey.keys.some((chord) => isPressed(chord, press, now.platform) && mayAct(chord, hotkey, now)),
  );
};
