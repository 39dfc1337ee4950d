import { describe, expect, it } from 'vitest';
import { createDeviceStore } from '#shared/storage/deviceStore.ts';
import { createDrafts } from './draft';

const createTab = () => {
  const items = new Map<string, string>();
  const shelf = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  return { items, store: createDeviceStore(() => shelf) };
};

describe('a draft of a public form', () => {
  const fields = { name: 'Ada', story: 'Two million XDC' };
  const sent = { id: 'id-1', fields };

  it('survives a reload, with what was sent unanswered [REQ-120]', () => {
    const { store } = createTab();
    createDrafts(store, 'u-1').write('otc', { fields, sent });
    expect(createDrafts(store, 'u-1').read('otc')).toEqual({ fields, sent });
    expect(createDrafts(store, 'u-1').read('support')).toBeUndefined();
  });

  it.each([undefined, 'u-2'])('by a trader is not shown to %s, and is then gone [REQ-120]', (other) => {
    const { items, store } = createTab();
    createDrafts(store, 'u-1').write('otc', { fields, sent: undefined });
    expect(createDrafts(store, other).read('otc')).toBeUndefined();
    expect(items.size).toBe(0);
  });

  it('by a visitor is kept when they sign in [REQ-120]', () => {
    const { store } = createTab();
    createDrafts(store, undefined).write('otc', { fields, sent });
    expect(createDrafts(store, 'u-1').read('otc')).toEqual({ fields, sent });
  });

  it('is gone once the form is empty [REQ-120]', () => {
    const { items, store } = createTab();
    const drafts = createDrafts(store, undefined);
    drafts.write('otc', { fields, sent: undefined });
    drafts.write('otc', { fields: { name: '', story: '' }, sent: undefined });
    expect(items.size).toBe(0);
  });

  it.each(['', 'not json', '[]', '{"fields":3}', '{"owner":"","fields":{"name":7},"sent":{"id":7}}'])(
    'is ignored if the tab holds %j [REQ-120]',
    (text) => {
      const { items, store } = createTab();
      items.set('request otc', text);
      const draft = createDrafts(store, undefined).read('otc');
      expect(draft === undefined || Object.keys(draft.fields).length === 0).toBe(true);
      expect(draft?.sent).toBeUndefined();
    },
  );
});
