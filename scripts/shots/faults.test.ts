import { expect, it } from 'vitest';
import { faultLines } from './faults';

it('a fault of a page is reported once, with the looks it was seen in', () => {
  const missing = { title: 'routes/home', complaint: '404: http://here/logo.svg' };
  expect(
    faultLines([
      { ...missing, look: 'light-360' },
      { title: 'stories/button--primary', complaint: 'threw: no', look: 'dark-768' },
      { ...missing, look: 'dark-360' },
      { ...missing, look: 'dark-360' },
    ]),
  ).toEqual([
    'routes/home  404: http://here/logo.svg  (dark-360, light-360)',
    'stories/button--primary  threw: no  (dark-768)',
  ]);
});
