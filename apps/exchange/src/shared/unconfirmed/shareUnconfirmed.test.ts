import { createSentRequestsMachine, unconfirmedIn, type SentLookup, type SentRow } from '@exchange/machines';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { asFields } from '../storage/storedFields';
import type { TabChannel } from '../storage/tabChannel';
import { shareUnconfirmed } from './shareUnconfirmed';

interface Request {
  id: string;
}

/** A browser, whose tabs hear each other and never themselves. */
const createBrowser = () => {
  const channels: TabChannel[] = [];
  const join = (): TabChannel => {
    const own: TabChannel = {
      onmessage: null,
      postMessage: (data: unknown) => {
        const copy: unknown = JSON.parse(JSON.stringify(data));
        for (const other of channels) if (other !== own) other.onmessage?.(new MessageEvent('message', { data: copy }));
      },
    };
    channels.push(own);
    return own;
  };
  return {
    /** `has` is what the exchange finds. */
    openTab: (trader = 'u-1', has: () => readonly SentRow[] = () => []) => {
      const machine = createSentRequestsMachine<Request, SentRow>().provide({
        actors: { lookUp: fromPromise<SentLookup<SentRow>, Request>(async () => ({ data: has() })) },
      });
      const actor = createActor(machine);
      const found: string[] = [];
      actor.on('request.found', ({ request }) => void found.push(request.id));
      actor.start();
      const close = shareUnconfirmed(actor, {
        tabs: join(),
        trader,
        write: ({ id }) => ({ id }),
        read: (value) => {
          const { id } = asFields(value);
          return typeof id === 'string' ? [{ id }] : [];
        },
      });
      return {
        actor,
        close,
        found,
        loseAnswer: (id: string) => {
          actor.send({ type: 'request.sent', request: { id } });
          actor.send({ type: 'request.unanswered', id });
        },
        unconfirmed: () => unconfirmedIn(actor.getSnapshot().context).map(({ request }) => request.id),
      };
    },
  };
};

describe('what a tab has sent and not had answered', () => {
  it('is unconfirmed in the other tabs of its trader, those opened later too, and in no tab of another [TRD-478]', () => {
    const { openTab } = createBrowser();
    const [one, two, stranger] = [openTab(), openTab(), openTab('u-2')];
    one.actor.send({ type: 'request.sent', request: { id: 'id-1' } });
    expect(two.unconfirmed()).toEqual([]);
    one.actor.send({ type: 'request.unanswered', id: 'id-1' });
    const later = openTab();
    for (const tab of [two, later]) expect(tab.unconfirmed()).toEqual(['id-1']);
    expect(stranger.unconfirmed()).toEqual([]);
  });

  it('stays so where its own tab is closed', () => {
    const { openTab } = createBrowser();
    const [one, two] = [openTab(), openTab()];
    one.loseAnswer('id-1');
    one.close();
    expect(two.unconfirmed()).toEqual(['id-1']);
  });

  it('is settled everywhere once its trader has checked it in any tab [TRD-478]', () => {
    const { openTab } = createBrowser();
    const [one, two] = [openTab(), openTab()];
    one.loseAnswer('id-1');
    one.loseAnswer('id-2');
    two.actor.send({ type: 'request.dismissed', id: 'id-1' });
    for (const tab of [one, two]) expect(tab.unconfirmed()).toEqual(['id-2']);
  });

  it('is found in every tab once one has found it, so that each tells [TRD-478]', async () => {
    let isThere = false;
    const has = () => (isThere ? [{ id: 'id-1' }] : []);
    const { openTab } = createBrowser();
    const [one, two] = [openTab('u-1', has), openTab('u-1', has)];
    one.loseAnswer('id-1');
    await expect.poll(() => one.unconfirmed()).toEqual(['id-1']);
    isThere = true;
    one.actor.send({ type: 'line.back' });
    await expect.poll(() => [one.found, two.found]).toEqual([['id-1'], ['id-1']]);
    expect([one.unconfirmed(), two.unconfirmed()]).toEqual([[], []]);
  });
});
