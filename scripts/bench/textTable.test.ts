import { expect, it } from 'vitest';
import { textTable } from './textTable';

it('columns are aligned, without trailing spaces', () => {
  expect(
    textTable([
      ['entry', 'ours', 'peer'],
      ['start-second-time', '1 ms', '2'],
    ]),
  ).toBe('entry              ours  peer\nstart-second-time  1 ms  2');
});
