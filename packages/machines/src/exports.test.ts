import { expect, it } from 'vitest';
import * as machines from './index';

const exported = ['sessionExpiredMessage', 'sessionMachine'];

it('the package offers these names and no others', () => {
  expect(Object.keys(machines).sort()).toEqual(exported);
});
