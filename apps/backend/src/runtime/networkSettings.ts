import { origins, trustProxy } from './proxySettings';
import { described, minute, orNone, positive, timer } from './settingSchemas';

export const network = {
  TRUST_PROXY: described(
    trustProxy.default(false),
    "whose `X-Forwarded-For` is trusted: the proxies' networks (`10.0.0.0/8, ::1`), or the number of proxies if the port can't be reached without them",
  ),
  ALLOWED_ORIGINS: described(
    origins.default([]),
    'other origins whose pages may call and connect, like `https://app.example`, separated by commas',
    'none',
  ),
  FLOOD_CALLS: described(
    orNone.default(600),
    'how many calls one address may make under `/api`; `0` means no limit. Behind a proxy set `TRUST_PROXY`, or all traders count as one',
  ),
  FLOOD_WINDOW_MS: described(positive.default(10_000), 'within what time `FLOOD_CALLS` are counted'),
  CALLS_AT_ONCE: described(
    orNone.default(4),
    'how many calls of one network are carried out at a time, so that a burst keeps nobody else waiting; `0` means no limit. Behind a proxy set `TRUST_PROXY`',
  ),
  ADDRESS_CONNECTIONS: described(
    orNone.default(1_000),
    'how many TCP connections one address may have open, live ones included; `0` means no limit. Those of a proxy that `TRUST_PROXY` names are not counted',
  ),
  BODY_LIMIT_BYTES: described(positive.default(64 * 1024), 'the largest request body without files'),
  UPLOAD_LIMIT_BYTES: described(
    positive.default(12 * 1024 * 1024),
    'the largest request body with files; the limit for each file is in the contract',
  ),
  UPLOADS_AT_ONCE: described(
    positive.default(16),
    'how many uploads are received at a time, each held in memory; each trader can have two',
  ),
  UPLOAD_STALL_MS: described(timer.default(15_000), 'an upload ends if less than 16 KB of it arrives in this time'),
  REQUEST_TIMEOUT_MS: described(positive.default(minute), 'how long a request may take to arrive'),
  HEADERS_TIMEOUT_MS: described(positive.default(15_000), "how long a request's headers may take to arrive"),
  CONNECTION_TIMEOUT_MS: described(positive.default(2 * minute), 'how long a connection may be idle'),
};

export const live = {
  LIVE_CONNECTIONS: described(
    orNone.default(200),
    'how many live connections one address may have open; `0` means no limit. Behind a proxy set `TRUST_PROXY`, as for `FLOOD_CALLS`',
  ),
  LIVE_SENT_BYTES: described(
    orNone.default(300_000),
    'how much the live connections of one address may send in a minute, many times what pages do, before they are ended and more refused until the minute is over; `0` means no limit. Behind a proxy set `TRUST_PROXY`',
  ),
  LIVE_EVENTS: described(
    orNone.default(10),
    'how many events one live connection may send in a second, and ten times as many at once, before it is ended with the reason; `0` means no limit',
  ),
  LIVE_ADDRESS_EVENTS: described(
    orNone.default(200),
    'the same for all live connections of one address together. Behind a proxy set `TRUST_PROXY`',
  ),
  LIVE_PAIRS: described(positive.default(50), 'how many pairs one live connection may follow'),
  FEED_HEARTBEAT_MS: described(
    positive.default(3_000),
    "how often market figures are sent even if they haven't changed; the application marks them as stale after `staleAfterMs`",
  ),
  LIVE_GATHER_MS: described(timer.default(50), 'how long changes to a book are gathered'),
  LIVE_QUEUE_BYTES: described(
    positive.default(1_000_000),
    'how much may queue for a slow reader before it is disconnected',
  ),
};
