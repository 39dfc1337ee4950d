import { describe, expect, it } from 'vitest';
import { createDeviceStore } from './deviceStore';

type Shelf = ReturnType<Parameters<typeof createDeviceStore>[0]>;

const storageIn = (kept: Map<string, string>): Shelf => ({
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => void kept.set(key, value),
  removeItem: (key) => void kept.delete(key),
});

const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

const usual = storageIn(new Map());

const devices: [string, () => Shelf][] = [
  ['a usual browser', () => usual],
  ['a browser that forbids storage', refuse],
  ['a browser that is out of room', () => ({ ...storageIn(new Map()), setItem: refuse })],
];

describe('a value stored on this device', () => {
  it.each(devices)('is kept in %s', (_, open) => {
    const device = createDeviceStore(open);
    expect(device.read('theme')).toBeUndefined();
    device.write('theme', 'light');
    expect(device.read('theme')).toBe('light');
    device.remove('theme');
    expect(device.read('theme')).toBeUndefined();
  });

  it('outlives the page if the browser allows it, and is visible to other tabs', () => {
    const kept = new Map<string, string>();
    createDeviceStore(() => storageIn(kept)).write('theme', 'light');
    expect(createDeviceStore(() => storageIn(kept)).read('theme')).toBe('light');
  });

  it("isn't hidden by an older value once there is space again", () => {
    const kept = new Map<string, string>();
    let isFull = true;
    const device = createDeviceStore(() => ({ ...storageIn(kept), ...(isFull && { setItem: refuse }) }));
    device.write('jwt', 'old');
    isFull = false;
    device.write('jwt', 'new');
    kept.set('jwt', 'of another tab');
    expect(device.read('jwt')).toBe('of another tab');
  });
});
