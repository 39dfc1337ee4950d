import { MatchersV3 } from '@pact-foundation/pact';
import { expect } from 'vitest';
import { wireName, type Address, type ChannelName } from '../live/channels';
import { liveFeed, serve, soon } from '../live/liveTest';

/** Sends the message through a real connection and returns what a listener of the real feed receives. */
export const heardAt = async <Name extends ChannelName>(address: Address<Name>, content: unknown): Promise<unknown> => {
  const server = await serve();
  const { feed, problems } = await liveFeed(server);
  const heard: unknown[] = [];
  feed.on(address, (payload) => heard.push(payload));
  server.tell(wireName(address), content);
  await expect.poll(() => [...heard, ...problems], soon).toHaveLength(1);
  expect(problems).toEqual([]);
  return heard[0];
};

/** The name ends with the backend's own id for the trader. */
export const endingWithTrader = (address: { channel: `${string}-{userId}`; userId: string }) => ({
  channel: MatchersV3.regex(`^${address.channel.replace('{userId}', '.+')}$`, wireName(address)),
});
