import { expect, it } from 'vitest';
import { withOwnKeys } from './ownKeys';

const row = (key: string, place: string) => ({ key, place });

it('rows without their own ids are all kept, under keys that stay when a newer one arrives', () => {
  const before = withOwnKeys([row('same', 'second'), row('other', 'only'), row('same', 'first')]);
  expect(before).toEqual([row('same 2', 'second'), row('other', 'only'), row('same', 'first')]);
  const after = withOwnKeys([row('same', 'third'), row('same', 'second'), row('other', 'only'), row('same', 'first')]);
  expect(after[0]).toEqual(row('same 3', 'third'));
  expect(after.slice(1)).toEqual(before);
});
