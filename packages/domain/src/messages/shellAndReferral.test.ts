import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { referralReward, referralText } from './accounts';
import { homeTitle, idleText, pageTitle, shellTexts, toastMs } from './shell';

it('the page title names the exchange and the page', () => {
  expect(pageTitle('XDC Exchange', 'Wallet')).toBe('XDC Exchange | Wallet');
  expect(homeTitle('XDC Exchange')).toBe(
    'XDC Exchange | Bitcoin and digital asset exchange powered by the XDC protocol',
  );
});

it('the navigation has three links, and the pair list two tabs', () => {
  expect(Object.values(shellTexts.links)).toEqual(['Staking', 'Ratio Swap', 'Swap']);
  expect(Object.values(shellTexts.pairTabs)).toEqual(['Pairs', 'Favorites']);
});

it('the idle sentence is said to the letter [DOM-262] [SHL-087]', () => {
  expect(idleText(90_000)).toBe('You have been logged out due to 1.5 min of inactivity. Please Login again.');
});

it('the idle sentence always tells the minutes of the setting [DOM-262]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), (minutes) => {
      expect(idleText(minutes * 60_000)).toContain(` ${String(minutes)} min `);
    }),
  );
});

it('an invitation earns its sender 1000 XDC and the person who accepts it 1500 XDC, after their first trade', () => {
  expect(referralReward).toEqual({ asset: 'XDC', referrer: '1000', invited: '1500' });
  expect(referralText).toMatch(/first trade.* 1,000 XDC.* 1,500 XDC/);
});

it('toasts stay three seconds, on the home page ten', () => {
  expect(toastMs).toEqual({ usual: 3000, home: 10_000 });
});
