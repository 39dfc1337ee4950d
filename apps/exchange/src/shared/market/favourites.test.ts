import { describe, expect, it } from 'vitest';
import { createFakeExchange, ok } from '@exchange/api/testing';
import { failureText } from '@exchange/domain';
import type { CookieJar } from '../storage/cookies';
import { createFavouritesStore, type FavouritesDeps } from './favourites';
import { readFavourites } from './favouritesOnDevice';

/** Stores cookies like a browser: set one by one, read all together. */
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

/** The exchange: stores favourites by trader, and can be down or refuse. */
const server = (stored: string[] = []) => {
  const kept = new Set(stored);
  let isRefusing = false;
  const refusal = { status: 404, body: { status: 404, message: "This pair doesn't exist." } } as const;
  const change = (apply: () => unknown) => {
    if (isRefusing) return refusal;
    apply();
    return ok({ status: 200, message: 'Done.' });
  };
  const { client, calls, reach } = createFakeExchange({
    favouritePairs: () => (isRefusing ? 'loggedOut' : ok({ data: [...kept].map((pairId) => ({ pairId })) })),
    addFavouritePair: ({ pair_id = '' }) => change(() => kept.add(pair_id)),
    removeFavouritePair: ({ pair_id = '' }) => change(() => kept.delete(pair_id)),
  });
  return {
    client,
    /** The calls made, each with its pair if there is one. */
    calls: () => calls.map(({ operation, fields }) => [operation, fields['pair_id'] ?? ''].join(' ').trim()),
    be: (trouble: 'down' | 'refusing' | undefined) => {
      isRefusing = trouble === 'refusing';
      reach(trouble !== 'down');
    },
  };
};

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

type Tabs = FavouritesDeps['tabs'];

/** Reaches every tab but the sender, like the browser's channel. */
const channelOfTabs = () => {
  const open: Tabs[] = [];
  return (): Tabs => {
    const tab: Tabs = {
      onmessage: null,
      postMessage: (data: unknown) => {
        for (const other of open) if (other !== tab) other.onmessage?.(new MessageEvent('message', { data }));
      },
    };
    open.push(tab);
    return tab;
  };
};

const start = (jar: CookieJar, given = server(), tabs = channelOfTabs()()) => {
  let trader: string | undefined;
  const troubles: string[] = [];
  const store = createFavouritesStore({
    jar,
    client: given.client,
    tabs,
    trader: () => trader,
    onTrouble: (failure) => troubles.push(failureText(failure)),
  });
  return {
    ...given,
    store,
    troubles,
    become: async (next: string | undefined) => {
      trader = next;
      store.follow();
      await settle();
    },
    shown: () => [...store.state()],
  };
};

const visitorsStore = (jar: CookieJar) => start(jar).store;

describe("a trader's favourites", () => {
  it('are the server’s, and leave the page with the trader', async () => {
    const { become, shown } = start(browser(), server(['7']));
    await become('u-1');
    expect(shown()).toEqual(['7']);
    await become(undefined);
    expect(shown()).toEqual([]);
  });

  it('are added and removed on the server, immediately on the page, and the list is reloaded [SHL-118]', async () => {
    const { become, store, shown, calls } = start(browser(), server(['7']));
    await become('u-1');
    store.toggle('5');
    expect(shown()).toEqual(['7', '5']);
    store.toggle('7');
    await settle();
    expect(calls()).toEqual([
      'favouritePairs',
      'addFavouritePair 5',
      'favouritePairs',
      'removeFavouritePair 7',
      'favouritePairs',
    ]);
    expect(shown()).toEqual(['5']);
  });

  it("that can't be loaded report only the reason, until they can", async () => {
    const { become, store, shown, be, troubles } = start(browser(), server(['7']));
    be('down');
    await become('u-1');
    expect([shown(), store.failure(), troubles]).toEqual([[], { code: 'unreachable' }, []]);
    be(undefined);
    store.retry();
    await settle();
    expect([shown(), store.failure()]).toEqual([['7'], undefined]);
  });

  it('that were loaded stay if reloading fails', async () => {
    const { become, store, shown, be, troubles } = start(browser(), server(['7']));
    await become('u-1');
    be('down');
    store.retry();
    await settle();
    expect([shown(), store.failure(), troubles]).toEqual([['7'], undefined, []]);
  });

  it('leave no failure behind for a visitor', async () => {
    const { become, store, be } = start(browser());
    be('down');
    await become('u-1');
    await become(undefined);
    expect(store.failure()).toBeUndefined();
  });

  it("that didn't reach the server are undone, with a message", async () => {
    const { become, store, shown, be, troubles } = start(browser(), server(['7']));
    await become('u-1');
    be('down');
    store.toggle('7');
    expect(shown()).toEqual([]);
    await settle();
    expect(shown()).toEqual(['7']);
    expect(troubles).toEqual([failureText({ code: 'unreachable' })]);
  });

  it('that the server refused are undone, with its message', async () => {
    const { become, store, shown, be, troubles } = start(browser(), server(['7']));
    await become('u-1');
    be('refusing');
    store.toggle('5');
    expect(shown()).toEqual(['7', '5']);
    await settle();
    expect(shown()).toEqual(['7']);
    expect(troubles).toEqual(["This pair doesn't exist."]);
  });

  it('that change faster than the server answers always appear as last pressed', async () => {
    const { become, store, calls } = start(browser(), server(['7']));
    await become('u-1');
    const seen: string[][] = [];
    store.subscribe(() => seen.push([...store.state()]));
    store.toggle('5');
    store.toggle('9');
    store.toggle('5');
    await settle();
    expect(new Set(seen.slice(2).map(String))).toEqual(new Set(['7,9']));
    expect(calls().filter((call) => call !== 'favouritePairs')).toEqual([
      'addFavouritePair 5',
      'addFavouritePair 9',
      'removeFavouritePair 5',
    ]);
  });

  it("aren't requested for a trader who has already left", async () => {
    const { become, calls } = start(browser());
    void become('u-1');
    await become(undefined);
    expect(calls()).toEqual([]);
  });

  it('changed in one tab are changed in every tab', async () => {
    const [exchange, open] = [server(['7']), channelOfTabs()];
    const [one, other] = [start(browser(), exchange, open()), start(browser(), exchange, open())];
    await one.become('u-1');
    await other.become('u-1');
    one.store.toggle('5');
    await settle();
    expect(other.shown()).toEqual(['7', '5']);
    other.store.toggle('7');
    await settle();
    expect(one.shown()).toEqual(['5']);
  });

  it('that another tab reports are reloaded: two traders never see each other’s', async () => {
    const open = channelOfTabs();
    const jar = browser('favouritePairs=%5B%221%22%5D');
    const visitor = start(jar, server(), open());
    const trader = start(browser(), server(['7']), open());
    await trader.become('u-1');
    trader.store.toggle('5');
    await settle();
    expect(visitor.shown()).toEqual(['1']);
  });

  it("take over a visitor's choices at login, which leave the device [SHL-119]", async () => {
    const jar = browser('favouritePairs=%5B%225%22%2C%227%22%5D');
    const { become, shown, calls, store } = start(jar, server(['7', '9']));
    expect(shown()).toEqual(['5', '7']);
    await become('u-1');
    expect(calls()).toEqual(['addFavouritePair 5', 'addFavouritePair 7', 'favouritePairs']);
    expect(shown()).toEqual(['7', '9', '5']);
    await become(undefined);
    expect([...store.state()]).toEqual([]);
  });

  it("that couldn't be taken over stay on the device for the next time [SHL-119]", async () => {
    const { become, be, calls, shown } = start(browser('favouritePairs=%5B%225%22%5D'));
    be('down');
    await become('u-1');
    be(undefined);
    await become(undefined);
    expect(shown()).toEqual(['5']);
    await become('u-1');
    expect(calls().filter((call) => call === 'addFavouritePair 5')).toHaveLength(2);
    expect(shown()).toEqual(['5']);
  });

  it('unknown to the exchange are dropped rather than sent again and again [SHL-119]', async () => {
    const { become, be, shown } = start(browser('favouritePairs=%5B%22999%22%5D'));
    be('refusing');
    await become('u-1');
    await become(undefined);
    expect(shown()).toEqual([]);
  });
});

describe("a visitor's favourites", () => {
  it('are kept as a list of pair ids in a cookie for the whole site', () => {
    const jar = browser('theme=dark');
    visitorsStore(jar).toggle('5');
    expect(jar.written).toEqual(['favouritePairs=%5B%225%22%5D; Path=/; SameSite=Lax; Max-Age=31536000']);
    expect([...visitorsStore(jar).state()]).toEqual(['5']);
  });

  it('are removed by the same star', () => {
    const store = visitorsStore(browser('favouritePairs=%5B%225%22%2C%227%22%5D'));
    store.toggle('5');
    expect([...store.state()]).toEqual(['7']);
  });

  it('changed in one tab are changed in every tab, from home and from the picker', () => {
    const [jar, open] = [browser(), channelOfTabs()];
    const [one, other] = [start(jar, server(), open()), start(jar, server(), open())];
    let told = 0;
    other.store.subscribe(() => (told += 1));
    one.store.toggle('5');
    expect(other.shown()).toEqual(['5']);
    expect(told).toBe(1);
    other.store.toggle('5');
    expect(one.shown()).toEqual([]);
  });

  it('that another tab has changed since are kept', () => {
    const jar = browser('favouritePairs=%5B%221%22%5D');
    const [one, other] = [visitorsStore(jar), visitorsStore(jar)];
    one.toggle('2');
    other.toggle('3');
    other.toggle('1');
    one.toggle('4');
    expect([...visitorsStore(jar).state()]).toEqual(['2', '3', '4']);
  });

  it('work until the page closes if cookies are refused', () => {
    const kept = visitorsStore(refusingBrowser);
    kept.toggle('1');
    kept.toggle('2');
    expect([...kept.state()]).toEqual(['1', '2']);
  });

  it.each(['', '{', 'null', '{"1":true}', '"5"', '[[1]]', '[null,{}]', '<script>', 'x'.repeat(5000)])(
    'that read %.20s are ignored',
    (rubbish) => {
      expect([...readFavourites(rubbish)]).toEqual([]);
    },
  );

  it('with ids of another type are read as text', () => {
    expect([...readFavourites('[1,"2",true,"a b"]')]).toEqual(['1', '2']);
  });
});
