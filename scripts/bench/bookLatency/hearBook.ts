import { WebSocket } from 'ws';

interface BookEvent {
  asks: [price: string, amount: string][];
  bids: [price: string, amount: string][];
}

const bookEvent = '42["XDC-USDT-book",';

/** Follows the book of XDC-USDT as the application does, and reports which prices changed. */
export const hearBook = (url: string, onPrice: (price: string) => void): Promise<() => void> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url}/socket.io/?EIO=4&transport=websocket`, { perMessageDeflate: false });
    socket.on('error', reject);
    socket.on('open', () => socket.send('40'));
    socket.on('message', (data: Buffer) => {
      const said = data.toString();
      if (said === '2') socket.send('3');
      else if (said.startsWith('40{')) {
        for (const wish of ['42["join",{"pair":"XDC-USDT"}]', '42["ping"]']) socket.send(wish);
      } else if (said.startsWith('42["pong"')) resolve(() => socket.terminate());
      else if (said.startsWith(bookEvent)) {
        const { asks, bids } = JSON.parse(said.slice(bookEvent.length, -1)) as BookEvent;
        for (const [price] of [...asks, ...bids]) onPrice(price);
      }
    });
  });
