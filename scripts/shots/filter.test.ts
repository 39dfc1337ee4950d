import { describe, expect, it } from 'vitest';
import { isWanted, mayMatch } from './filter';

const home = { group: 'routes', name: 'home' } as const;
const homeScreen = { group: 'stories', name: 'screens-markets-home--loading' } as const;

describe('a filter of pictures', () => {
  it('that is left out selects everything', () => {
    expect([home, homeScreen].map((subject) => isWanted(subject, []))).toEqual([true, true]);
    expect(mayMatch('stories', [])).toBe(true);
  });

  it('matches a part of the name, in both groups', () => {
    expect([home, homeScreen].map((subject) => isWanted(subject, ['fees', 'home']))).toEqual([true, true]);
    expect([home, homeScreen].map((subject) => isWanted(subject, ['load']))).toEqual([false, true]);
  });

  it('can name one group, so that the other is not prepared', () => {
    expect([home, homeScreen].map((subject) => isWanted(subject, ['routes']))).toEqual([true, false]);
    expect([home, homeScreen].map((subject) => isWanted(subject, ['stories/screens']))).toEqual([false, true]);
    expect(mayMatch('stories', ['routes/home', 'routes'])).toBe(false);
    expect(mayMatch('stories', ['routes/home', 'button'])).toBe(true);
  });
});
