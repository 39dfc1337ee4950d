import type { Faults, Peer } from './liveRelay';

const token = { trader: 'session-token-of-u-1001', other: 'session-token-of-u-1002', wrong: 'no-token-of-anyone' };

const wrongToken = { code: 'session_ended', message: 'please login again' };

/** Visitors hear what is for others. */
const tellVisitors = (peers: ReadonlySet<Peer>, channel: string, payload: unknown): void => {
  for (const peer of peers) if (peer.token === undefined) peer.tell(channel, payload);
};

interface Book {
  seq: number;
  asks: [price: string, amount: string][];
}

/** To one trader the numbers have a gap, and to the other, levels don't end. */
const breakBooks = () => {
  let count = 0;
  return (payload: unknown, peer: Peer): unknown => {
    const { seq, asks, ...rest } = payload as Book;
    if (peer.token === token.trader) return { ...rest, seq, asks: asks.filter(([, amount]) => amount !== '0') };
    if (peer.token !== token.other) return payload;
    count += 1;
    return { ...rest, asks, seq: count > 2 ? seq + 1 : seq };
  };
};

/** One of each kind that the verifier has to catch. */
export const plantFaults = (): Faults => {
  const breakBook = breakBooks();
  let traderId = '';
  return {
    refuses: (given) => given === token.wrong,
    ignores: (channel) => channel === 'leave',
    outlives: ({ token: given }) => given === token.trader,
    change: ({ channel, payload }, peer, peers) => {
      if (channel.startsWith('order-history-')) traderId = channel.slice('order-history-'.length);
      if (channel === `order-cancel-${traderId}`) tellVisitors(peers, channel, payload);
      if (channel === 'pong') tellVisitors(peers, 'refusal', wrongToken);
      if (channel === 'pairVolume') return [{ pairName: 'XDC-USDT' }];
      if (channel === 'demo-event') return { ...(payload as object), by: traderId };
      if (channel === 'trade-history' && peer.token === undefined) return undefined;
      return channel.endsWith('-book') ? breakBook(payload, peer) : payload;
    },
  };
};
