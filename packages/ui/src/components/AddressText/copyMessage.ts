import { keyText } from '../KeyHint/keyTexts';
import { platformOf } from '../KeyHint/platforms';
import type { CopyOutcome } from './useCopy';

const byHand = (userAgent: string): string => {
  const { shown } = keyText('Mod', platformOf(userAgent));
  return `Copying was blocked. The text is selected: press ${shown} C, or hold it and choose Copy.`;
};

/** The result of an attempt to copy, and how to copy by hand if the browser blocks it. */
export const copyMessage = (outcome: CopyOutcome, userAgent = navigator.userAgent): string => {
  if (outcome === 'none') return '';
  return outcome === 'copied' ? 'Copied' : byHand(userAgent);
};
