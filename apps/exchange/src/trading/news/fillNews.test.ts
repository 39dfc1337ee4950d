import { describe, expect, it, vi } from 'vitest';
import { firstSettings } from '#shared/settings/screenSettings.ts';
import { createBrowserNotices, type NoticePermission } from '#shared/notices/browserNotices.ts';
import { createFillAlarm, type AlarmDeps } from './fillAlarm';
import { createFillSound } from '#shared/notices/fillSound.ts';
import { createTabClaims, noticeRank, soundRank, type Rank } from './tabClaims';

const fill = {
  order: 'o-1',
  figures: 'Bought 1,000 of 5,000 XDC at 0.05208000',
  id: 'o-1 1000',
  side: 'buy' as const,
  name: 'XDC-USDT',
  text: 'Buy XDC / USDT at 0.05208: 1,000 of 5,000 XDC filled.',
};

/** Simulates `window.Notification`. */
const createNotifications = (permission: NotificationPermission, answer: NotificationPermission = permission) => {
  const shown: { title: string; body: string; onclick: (() => void) | null; close: ReturnType<typeof vi.fn> }[] = [];
  class Notice {
    static permission = permission;
    static requestPermission = vi.fn(async () => (Notice.permission = answer));
    onclick: (() => void) | null = null;
    close = vi.fn();
    constructor(
      readonly title: string,
      readonly options: { body: string; tag: string },
    ) {
      shown.push(Object.assign(this, { body: options.body }));
    }
  }
  return { Notification: Notice, shown, focus: vi.fn() };
};

describe('browser notices', () => {
  it.each([
    ['default', 'granted', 'undecided', 'granted'],
    ['default', 'denied', 'undecided', 'refused'],
    ['default', 'default', 'undecided', 'undecided'],
    ['granted', 'granted', 'granted', 'granted'],
    ['denied', 'denied', 'refused', 'refused'],
  ] as const)('in a browser that says %s and then %s are %s, then %s', async (before, after, first, then) => {
    const page = createNotifications(before, after);
    const notices = createBrowserNotices(page);
    expect(notices.permission()).toBe(first);
    expect(page.Notification.requestPermission).not.toHaveBeenCalled();
    expect(await notices.ask()).toBe(then);
    expect(page.Notification.requestPermission).toHaveBeenCalledTimes(before === 'default' ? 1 : 0);
  });

  it('are missing if the browser has none, and if it throws when one is shown', () => {
    expect(createBrowserNotices({ focus: vi.fn() }).permission()).toBe('missing');
    class Throwing {
      static permission = 'granted' as const;
      static requestPermission = async () => 'granted' as const;
      onclick = null;
      close = vi.fn();
      constructor() {
        throw new TypeError('Illegal constructor.');
      }
    }
    const notices = createBrowserNotices({ Notification: Throwing, focus: vi.fn() });
    expect(notices.permission()).toBe('granted');
    notices.show({ title: 'Blue Sea', text: fill.text, tag: '1', onClick: vi.fn() });
    expect(notices.permission()).toBe('missing');
  });

  it('return to the page when they are clicked, and close', () => {
    const page = createNotifications('granted');
    const onClick = vi.fn();
    const takeAway = createBrowserNotices(page).show({ title: 'Blue Sea', text: fill.text, tag: '1', onClick });
    const [notice] = page.shown;
    expect(notice).toMatchObject({ title: 'Blue Sea', body: fill.text });
    notice?.onclick?.();
    expect(page.focus).toHaveBeenCalledOnce();
    expect(onClick).toHaveBeenCalledOnce();
    expect(notice?.close).toHaveBeenCalledOnce();
    takeAway();
    expect(notice?.close).toHaveBeenCalledTimes(2);
  });
});

interface Given extends Partial<Omit<AlarmDeps, 'settings'>> {
  wanted?: Partial<typeof firstSettings>;
  permission?: NoticePermission;
}

const createAlarm = ({ wanted = {}, permission = 'granted', ...given }: Given = {}) => {
  const takeAway = vi.fn();
  const show = vi.fn(() => takeAway);
  const play = vi.fn();
  const onOpen = vi.fn();
  const alarm = createFillAlarm({
    settings: () => ({ ...firstSettings, ...wanted }),
    notices: { permission: () => permission, ask: async () => permission, show },
    sound: { isPossible: true, canPlay: () => true, play, playExample: vi.fn() },
    claim: async (_, __, act) => act(),
    isVisible: () => false,
    brandName: 'Blue Sea',
    onOpen,
    ...given,
  });
  return { alarm, show, play, takeAway, onOpen };
};

describe('a fill', () => {
  it('is neither played nor notified until the trader turns it on', () => {
    const { alarm, show, play } = createAlarm();
    alarm.raise(fill);
    expect(show).not.toHaveBeenCalled();
    expect(play).not.toHaveBeenCalled();
  });

  it('is notified with the announced text, and leads to its pair', () => {
    const { alarm, show, onOpen } = createAlarm({ wanted: { notifiesFills: true } });
    alarm.raise(fill);
    expect(show).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ title: 'Blue Sea', text: fill.text, tag: fill.id }),
    );
    const [[notice]] = show.mock.calls as unknown as [[{ onClick: () => void }]];
    notice.onClick();
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(fill);
  });

  it('is not notified while the page is visible, but still played', () => {
    const wanted = { notifiesFills: true, soundsFills: true };
    const { alarm, show, play } = createAlarm({ wanted, isVisible: () => true });
    alarm.raise(fill);
    expect(show).not.toHaveBeenCalled();
    expect(play).toHaveBeenCalledExactlyOnceWith('buy');
  });

  it("of a trader who has left isn't reported", () => {
    const late: (() => void)[] = [];
    const { alarm, show, play, takeAway } = createAlarm({
      wanted: { notifiesFills: true, soundsFills: true },
      claim: async (_, __, act) => void late.push(act),
    });
    alarm.raise(fill);
    late[0]?.();
    alarm.stop();
    expect(takeAway).toHaveBeenCalledOnce();
    for (const act of late) act();
    expect(show).toHaveBeenCalledOnce();
    expect(play).not.toHaveBeenCalled();
  });
});

/** Simulates what all tabs of a browser share, with a clock that only runs when told to. */
const createBrowser = () => {
  const held = new Set<string>();
  const timers: { at: number; go: () => void }[] = [];
  let now = 0;
  const request = async (
    name: string,
    _options: LockOptions,
    callback: (lock: Lock | null) => Promise<void>,
  ): Promise<void> => {
    if (held.has(name)) return callback(null);
    held.add(name);
    await callback({ name, mode: 'exclusive' });
    held.delete(name);
  };
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  return {
    // Only this form of the call is used.
    locks: { request } as unknown as LockManager,
    wait: (milliseconds: number) => new Promise<void>((go) => void timers.push({ at: now + milliseconds, go })),
    pass: async (milliseconds: number) => {
      for (const end = now + milliseconds; now <= end; now += 10) {
        for (const timer of timers.filter(({ at }) => at <= now)) {
          timers.splice(timers.indexOf(timer), 1);
          timer.go();
        }
        await settle();
      }
    },
  };
};

describe('of several tabs', () => {
  const tellIn = async (ranks: readonly Rank[]) => {
    const browser = createBrowser();
    const acted: number[] = [];
    ranks.forEach((rank, tab) => {
      const claim = createTabClaims({ ...browser, hasFocus: () => false });
      void claim('sound', rank, () => acted.push(tab));
    });
    await browser.pass(2_000);
    return acted;
  };

  it.each([
    [[0], [0]],
    [[3], [0]],
    [[1, 0], [1]],
    [[2, 3, 1], [2]],
    [[0, 0, 0], [0]],
  ] as const)('placed as %j, tab %j reports a fill and no other does', async (ranks, teller) => {
    expect(await tellIn(ranks)).toEqual(teller);
  });

  it('the visible one that can play sound comes first', () => {
    const [visible, hidden] = [{ isVisible: true }, { isVisible: false }];
    const ranks = [true, false].flatMap((canSound) => [visible, hidden].map((tab) => soundRank({ ...tab, canSound })));
    expect(ranks).toEqual([0, 1, 2, 3]);
    expect([visible, hidden].map((tab) => noticeRank({ ...tab, canSound: true }))).toEqual([0, 1]);
  });

  it('each fill is claimed separately, also by another tab', async () => {
    const browser = createBrowser();
    const acted: string[] = [];
    const [one, other] = [0, 1].map(() => createTabClaims({ ...browser, hasFocus: () => false }));
    void one?.('notice o-1 1000', 0, () => acted.push('one'));
    void other?.('notice o-1 2000', 0, () => acted.push('other'));
    await browser.pass(100);
    expect(acted).toEqual(['one', 'other']);
  });

  it('the one that played keeps playing, until there was nothing to play for a while', async () => {
    const browser = createBrowser();
    const acted: string[] = [];
    const [one, other] = [0, 1].map(() => createTabClaims({ ...browser, hasFocus: () => false }));
    const fill = async (quietMs: number) => {
      void other?.('sound', 1, () => acted.push('other'));
      void one?.('sound', 0, () => acted.push('one'));
      await browser.pass(quietMs);
    };
    await fill(9_000);
    await fill(9_000);
    await fill(30_000);
    expect(acted).toEqual(['one', 'one', 'one']);
    void other?.('sound', 1, () => acted.push('other'));
    await browser.pass(1_000);
    expect(acted.at(-1)).toBe('other');
  });

  it('the focused one notifies if the browser has no locks between tabs', async () => {
    const { wait } = createBrowser();
    const acted: string[] = [];
    for (const [name, isFocused] of [
      ['here', true],
      ['there', false],
    ] as const)
      await createTabClaims({ locks: undefined, hasFocus: () => isFocused, wait })('o-1', 0, () => acted.push(name));
    expect(acted).toEqual(['here']);
  });
});

/** Records what is played. */
const createAudio = () => {
  const played: { frequency: number; at: number }[] = [];
  const clock = { time: 0 };
  const performance = { now: () => clock.time };
  const resume = vi.fn(async () => undefined);
  class Context {
    state = 'running';
    destination = {};
    resume = resume;
    currentTime = 0;
    createGain = () => ({
      gain: { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() },
      connect: () => undefined,
    });
    createOscillator = () => {
      const frequency = { value: 0 };
      return {
        frequency,
        type: '',
        connect: (next: unknown) => next,
        start: (at: number) => void played.push({ frequency: frequency.value, at }),
        stop: () => undefined,
      };
    };
  }
  // Only the parts that playing uses.
  return { AudioContext: Context as unknown as new () => AudioContext, performance, played, clock };
};

describe('the sound of a fill', () => {
  it('rises for a buy and falls for a sell', () => {
    for (const side of ['buy', 'sell'] as const) {
      const { played, ...audio } = createAudio();
      createFillSound({ ...audio, navigator: { userActivation: { hasBeenActive: true } } }).play(side);
      const [first, second] = played;
      expect(played).toHaveLength(2);
      expect(Number(second?.at)).toBeGreaterThan(Number(first?.at));
      expect(Number(second?.frequency) > Number(first?.frequency)).toBe(side === 'buy');
    }
  });

  it('is played once for many steps together, and again afterwards, even if the audio was suspended meanwhile', () => {
    const { played, clock, ...audio } = createAudio();
    const sound = createFillSound({ ...audio, navigator: {} });
    sound.play('buy');
    clock.time = 200;
    sound.play('buy');
    expect(played).toHaveLength(2);
    clock.time = 1000;
    sound.play('sell');
    expect(played).toHaveLength(4);
  });

  it('is played right after its example', () => {
    const { played, ...audio } = createAudio();
    const sound = createFillSound({ ...audio, navigator: {} });
    sound.playExample();
    sound.play('sell');
    expect(played).toHaveLength(4);
  });

  it("is played once the page is used, right after one that couldn't be", () => {
    const { played, ...audio } = createAudio();
    const userActivation = { hasBeenActive: false };
    const sound = createFillSound({ ...audio, navigator: { userActivation } });
    sound.play('buy');
    userActivation.hasBeenActive = true;
    sound.play('sell');
    expect(played).toHaveLength(2);
  });

  it("is not attempted if the browser wouldn't allow it, or has none", () => {
    const { played, performance, ...audio } = createAudio();
    const unused = createFillSound({
      ...audio,
      performance,
      navigator: { userActivation: { hasBeenActive: false } },
    });
    expect(unused.canPlay()).toBe(false);
    unused.play('buy');
    expect(played).toEqual([]);
    expect(createFillSound({ performance, navigator: {} })).toMatchObject({ isPossible: false });
    expect(createFillSound({ performance, navigator: {} }).canPlay()).toBe(false);
  });
});
