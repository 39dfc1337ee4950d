import { describe, expect, it } from 'vitest';
import { contactSheet, inGroups, sheetWidth } from './contactSheet';

const phone = { theme: 'dark', width: 360, height: 740 } as const;
const desk = { theme: 'light', width: 1440, height: 900 } as const;

describe('a contact sheet', () => {
  it('shows each picture with its name', () => {
    const html = contactSheet('routes', phone, [{ name: 'home', url: 'http://here/home.png' }]);
    expect(html).toContain('<h1>routes, dark-360</h1>');
    expect(html).toMatch(/src="http:\/\/here\/home\.png".*<figcaption>home</);
  });

  it('is always about as wide, whatever it shows', () => {
    expect([phone, desk].map(sheetWidth)).toEqual([1552, 1552]);
  });

  it('has about a dozen pictures, and the last one the rest', () => {
    expect(inGroups([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
    expect(inGroups([], 2)).toEqual([]);
  });
});
