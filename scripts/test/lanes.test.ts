import { expect, it } from 'vitest';
import { inLanes } from './lanes';

it('two parts run at a time, and the next one starts when either ends', async () => {
  const events: string[] = [];
  const endings = new Map<string, () => void>();
  const all = inLanes(2, ['long', 'short', 'last'], async (name) => {
    events.push(`${name} starts`);
    await new Promise<void>((resolve) => endings.set(name, resolve));
    return [name];
  });
  expect(events).toEqual(['long starts', 'short starts']);
  endings.get('short')?.();
  await expect.poll(() => events).toContain('last starts');
  endings.get('last')?.();
  endings.get('long')?.();
  expect((await all).toSorted()).toEqual(['last', 'long', 'short']);
});
