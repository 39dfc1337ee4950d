import { describe, expect, it } from 'vitest';
import { openWay } from './testing/frozenReader';
import { connectClient } from './testing/liveClient';
import { startTradingServer } from '../areas/trading/testing/liveTradingServer';

const lengthOf = (name: string): number => `42["${name}",{"XDC":""}]`.length;

describe('an event', () => {
  it.each([0, 124, 125, 126, 127, 65_535, 65_536, 300_000])(
    'of %d bytes or slightly more arrives unchanged [LVC-062]',
    async (bytes) => {
      const { url, live } = await startTradingServer();
      const { heard, settle } = await connectClient(url);
      const XDC = '5'.repeat(Math.max(0, bytes - lengthOf('estimate-price-update')));
      live.publish('estimate-price-update', { XDC });
      live.publish('estimate-price-update', { XDC: '1' });
      await settle();
      expect(heard('estimate-price-update')).toEqual([{ XDC }, { XDC: '1' }]);
    },
  );

  it('in any script arrives unchanged [LVC-062]', async () => {
    const { live, follow } = await startTradingServer();
    const { heard, settle } = await follow('ada');
    live.tellTrader('u-ada', 'update-kyc-status', 'Geprüft ✓ 𝄞 "\n\u2028');
    await settle();
    expect(heard('update-kyc-status-u-ada')).toEqual(['Geprüft ✓ 𝄞 "\n\u2028']);
  });

  it('keeps its place among answers that wait for a slow reader [LVC-062]', async () => {
    const { url, live, follow, waitingBytes } = await startTradingServer({ queueBytes: 1e9 });
    const way = await openWay(url);
    const reader = await connectClient(way.url);
    const other = await follow();
    await reader.settle();
    way.freeze();
    const filler = { XDC: '5'.repeat(60_000) };
    while (waitingBytes() === 0) {
      for (let count = 0; count < 20; count += 1) live.publish('estimate-price-update', filler);
      await other.settle();
    }
    const order: unknown[] = [];
    reader.socket.on('pong', ({ sentAt }: { sentAt: string }) => order.push(sentAt));
    reader.socket.on('trade-history', ({ id }: { id: string }) => order.push(id));
    const waiting = waitingBytes();
    for (const sentAt of ['first', 'second', 'third']) reader.socket.emit('ping', { sentAt });
    await expect.poll(waitingBytes).toBeGreaterThan(waiting);
    for (let turn = 0; turn < 3; turn += 1) await other.settle();
    for (const id of ['fourth', 'fifth'])
      live.publish('trade-history', { id, pair: 'XDC-USDT', price: '1', amount: '1', side: 'buy' });
    const last = reader.next('update-pair-status');
    live.publish('update-pair-status', []);
    way.thaw();
    await last;
    expect(order).toEqual(['first', 'second', 'third', 'fourth', 'fifth']);
  });
});
