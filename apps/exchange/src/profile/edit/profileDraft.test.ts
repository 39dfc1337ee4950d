import { expect, it } from 'vitest';
import { createProfileDraft } from './profileDraft';

const open = () => {
  const page = new EventTarget();
  /** Whether the browser would ask before the page is closed. */
  const asks = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  return { draft: createProfileDraft(page), asks };
};

it('what was typed is kept for the same trader', () => {
  const { draft } = open();
  expect(draft.read('u-1')).toEqual({});
  draft.keep('u-1', { city: 'London' });
  expect(draft.read('u-1')).toEqual({ city: 'London' });
  expect(draft.read('u-2')).toEqual({});
});

it('closing the page asks while something is unsaved, and only then', () => {
  const { draft, asks } = open();
  expect(asks()).toBe(false);
  draft.keep('u-1', { city: 'London' });
  draft.keep('u-1', { city: 'Paris' });
  expect(asks()).toBe(true);
  draft.keep('u-1', {});
  expect(asks()).toBe(false);
  draft.keep('u-1', { city: 'London' });
  draft.forget();
  expect(asks()).toBe(false);
  expect(draft.read('u-1')).toEqual({});
});
