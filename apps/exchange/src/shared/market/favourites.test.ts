import { describe, expect, it } from 'vitest';
import { createFavouritesStore, readFavourites } from './favourites';

/** Keeps cookies as a browser does: set one by one, read all together. */
const browser = (cookie = '') => {
  const kept = new Map<string, string>();
  const set = (text: string) => {
    const [pair = ''] = text.split(';');
    const at = pair.indexOf('=');
    kept.set(pair.slice(0, at), pair.slice(at + 1));
  };
  if (cookie !== '') set(cookie);
  const written: string[] = [];
  return {
    written,
    get cookie() {
      return [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      written.push(text);
      set(text);
    },
  };
};

const refusingBrowser = Object.defineProperty({ cookie: '' }, 'cookie', { get: () => '', set: () => undefined });

describe("a visitor's favourites", () => {
  it('are kept as a list of pair ids in a cookie on the whole site [SHL-117]', () => {
    const jar = browser('theme=dark');
    createFavouritesStore(jar).toggle('5');
    expect(jar.written).toEqual(['favouritePairs=%5B%225%22%5D; Path=/; SameSite=Lax; Max-Age=31536000']);
    expect([...createFavouritesStore(jar).state()]).toEqual(['5']);
  });

  it('are taken back by the same star [SHL-113]', () => {
    const store = createFavouritesStore(browser('favouritePairs=%5B%225%22%2C%227%22%5D'));
    store.toggle('5');
    expect([...store.state()]).toEqual(['7']);
  });

  it('that another tab chose or took back since are not undone', () => {
    const jar = browser('favouritePairs=%5B%221%22%5D');
    const [one, other] = [createFavouritesStore(jar), createFavouritesStore(jar)];
    one.toggle('2');
    other.toggle('3');
    other.toggle('1');
    one.toggle('4');
    expect([...createFavouritesStore(jar).state()]).toEqual(['2', '3', '4']);
  });

  it('work until the page goes where cookies are refused', () => {
    const kept = createFavouritesStore(refusingBrowser);
    kept.toggle('1');
    kept.toggle('2');
    expect([...kept.state()]).toEqual(['1', '2']);
  });

  it.each(['', '{', 'null', '{"1":true}', '"5"', '[[1]]', '[null,{}]', '<script>', 'x'.repeat(5000)])(
    'that read %.20s are none',
    (rubbish) => {
      expect([...readFavourites(rubbish)]).toEqual([]);
    },
  );

  it('of another shape of ids are read as text', () => {
    expect([...readFavourites('[1,"2",true,"a b"]')]).toEqual(['1', '2']);
  });
});
