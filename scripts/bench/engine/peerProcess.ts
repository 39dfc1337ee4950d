import { readFileSync } from 'node:fs';
import * as hft from 'hft-limit-order-book';
import * as nodejs from 'nodejs-order-book';
import { replayPeer } from './replayPeer';

/** Run with `<peer> <id prefix> <file>`: plays a tape once for each message and sends back the result. */
const [peer, prefix = '', file = ''] = process.argv.slice(2);

const bytes = readFileSync(file);
const tape = new Int32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / Int32Array.BYTES_PER_ELEMENT);
const ids = Array.from({ length: tape.length }, (_, number) => `${prefix}${number}`);

const replay = () =>
  peer === 'hft-limit-order-book'
    ? replayPeer(new hft.OrderBook(), hft.Side, ids, tape)
    : replayPeer(new nodejs.OrderBook(), nodejs.Side, ids, tape);

process.on('message', () => process.send?.(replay()));
