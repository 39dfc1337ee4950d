import { sessionKeys } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { createDeviceStore } from '../storage/deviceStore';
import { createPanelSizes, readSizes } from './panelSizes';

const createDevice = () => {
  const shelf = new Map<string, string>();
  const device = createDeviceStore(() => ({
    getItem: (key) => shelf.get(key) ?? null,
    setItem: (key, value) => void shelf.set(key, value),
    removeItem: (key) => void shelf.delete(key),
  }));
  return { device, shelf };
};

describe('panel sizes', () => {
  it('are kept for the next visit on this device, even after a logout', () => {
    const { device, shelf } = createDevice();
    createPanelSizes(device).change('book', 412);
    createPanelSizes(device).change('lists', 180);
    for (const key of sessionKeys) shelf.delete(key);
    expect(createPanelSizes(device).current()).toEqual({ book: 412, lists: 180 });
  });

  it('are reset to their defaults in one action, for this visit and the next', () => {
    const { device, shelf } = createDevice();
    const sizes = createPanelSizes(device);
    sizes.change('tape', 333);
    sizes.reset();
    expect(sizes.current()).toEqual({});
    expect(createPanelSizes(device).current()).toEqual({});
    expect(shelf.size).toBe(0);
  });

  it('notify the layout that uses them', () => {
    const sizes = createPanelSizes(createDevice().device);
    let told = 0;
    const stop = sizes.subscribe(() => (told += 1));
    sizes.change('book', 310);
    sizes.reset();
    stop();
    sizes.change('book', 320);
    expect(told).toBe(2);
  });
});

it.each([
  [undefined, {}],
  ['not json', {}],
  ['[300]', {}],
  ['{"book":-5,"tape":"wide","lists":1e9}', {}],
  ['{"book":410.5,"tape":280}', { tape: 280 }],
])('stored on the device as %j are read as far as they are valid', (text, sizes) => {
  expect(readSizes(text)).toEqual(sizes);
});
