import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDeviceStore } from '../storage/deviceStore';
import { forgetDraft, forgetDrafts, keepDraft, readDraft } from './orderDrafts';

const draft = { price: '0.05', amount: '12', isPriceChosen: true };

const openTab = () => {
  const kept = new Map<string, string>();
  const tab = createDeviceStore(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }));
  return { kept, tab };
};

describe("a visitor's draft of an order", () => {
  it('is restored for its pair and side, and for no other', () => {
    const { tab } = openTab();
    keepDraft(tab, 'XDC-USDT', 'buy', draft);
    expect(readDraft(tab, 'XDC-USDT', 'buy')).toEqual(draft);
    expect(readDraft(tab, 'XDC-USDT', 'sell')).toBeUndefined();
    expect(readDraft(tab, 'XDC-ETH', 'buy')).toBeUndefined();
  });

  it('is removed once used, and with a trader who leaves', () => {
    const { tab, kept } = openTab();
    keepDraft(tab, 'XDC-USDT', 'buy', draft);
    keepDraft(tab, 'XDC-USDT', 'sell', draft);
    forgetDraft(tab, 'buy');
    expect(readDraft(tab, 'XDC-USDT', 'buy')).toBeUndefined();
    expect(readDraft(tab, 'XDC-USDT', 'sell')).toEqual(draft);
    forgetDrafts(tab);
    expect(kept.size).toBe(0);
  });

  it('is ignored if the tab holds anything else', () => {
    const { tab } = openTab();
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        tab.write('orderDraftBuy', stored);
        expect(readDraft(tab, 'XDC-USDT', 'buy')).toBeUndefined();
      }),
    );
    tab.write('orderDraftBuy', JSON.stringify({ pair: 'XDC-USDT', price: '9'.repeat(101), amount: '1' }));
    expect(readDraft(tab, 'XDC-USDT', 'buy')).toBeUndefined();
  });
});
