import { expect, it } from 'vitest';
import { startTradingServer } from '../areas/trading/testing/liveTradingServer';
import { upgraded } from './testing/frozenReader';

it('nobody moves a live connection to a second one, or waits for an answer under its id [OPS-521]', async () => {
  const { url, follow } = await startTradingServer();
  const { socket, settle } = await follow();
  const { id } = socket.io.engine as { id?: string };
  await expect(upgraded(url, id)).rejects.toThrow('Answered 400');
  const asked = await fetch(`${url}/socket.io/?EIO=4&transport=websocket&sid=${id}`, {
    signal: AbortSignal.timeout(2_000),
  });
  expect(asked.status).toBe(400);
  await settle();
});
