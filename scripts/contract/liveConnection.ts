/** What openapi.yaml's webhooks don't say: the connection that carries them. A backend test compares the limits. */
export const liveConnection = {
  server: {
    host: 'localhost:4000',
    pathname: '/socket.io/',
    protocol: 'ws',
    protocolVersion: '13',
    title: 'The exchange itself, by default on the origin of its pages',
    description: `
Socket.IO, protocol 5 over Engine.IO 4, over a websocket from the start: long polling is refused. Use \`wss\` wherever the
pages use \`https\`. Pages of other origins are refused unless the operator allows them.
`,
    'x-socket-io': { protocol: 5, engine: 4, path: '/socket.io', namespace: '/', transports: ['websocket'] },
    'x-handshake': {
      auth: {
        description: 'Sent in the connect packet, so that no log of addresses has the token',
        type: 'object',
        properties: {
          token: {
            description: 'The token from the login response, as in the `Authorization` header of calls',
            type: 'string',
          },
        },
      },
      outcomes: {
        'a valid token': "The socket is the trader's: it gets everything a visitor gets, and the private channels.",
        'no token': "The socket is a visitor's: it gets the public channels and those of the pairs it joins.",
        'a wrong or expired token':
          "The same as without a token, after a `refusal` with the code `session_ended`. A server without that extension says nothing: clients learn from calls, which answer 401, that they aren't signed in.",
        'a session that ends': 'The server disconnects all sockets that were opened with its token.',
        'a token that cannot be looked up':
          'The server disconnects the socket; clients reconnect, or they would miss private events.',
      },
    },
    'x-limits': {
      messageBytes: {
        value: 65_536,
        rule: 'A larger message ends the connection. The opening packet says so as `maxPayload`.',
      },
      pingIntervalMs: {
        value: 25_000,
        rule: "The server sends Engine.IO's own ping this often, besides the `ping` event. In the opening packet.",
      },
      pingTimeoutMs: {
        value: 20_000,
        rule: 'It ends a connection that leaves this ping unanswered. In the opening packet.',
      },
      connectionsPerAddress: {
        value: 200,
        setting: 'LIVE_CONNECTIONS',
        rule: 'More are refused with HTTP status 429 and a JSON message.',
      },
      bytesPerAddressAndMinute: {
        value: 300_000,
        setting: 'LIVE_SENT_BYTES',
        rule: 'What clients send, counting 500 for each connection. Above it, the connections of the address are ended, and more are refused with 429 until the minute is over.',
      },
      queuedBytes: {
        value: 1_000_000,
        setting: 'LIVE_QUEUE_BYTES',
        rule: "A client that doesn't read is disconnected once this much waits for it.",
      },
      statisticsIntervalMs: {
        value: 3_000,
        setting: 'FEED_HEARTBEAT_MS',
        rule: "Statistics and currency prices are sent at least this often, so that clients know they are current. For a client, a longer silence means that they aren't.",
      },
      eventsPerSocketAndSecond: {
        value: 10,
        setting: 'LIVE_EVENTS',
        rule: 'On average, and ten times as many at once. Above it, the socket gets a `refusal` and is disconnected.',
      },
      eventsPerAddressAndSecond: {
        value: 200,
        setting: 'LIVE_ADDRESS_EVENTS',
        rule: 'The same for all sockets of an address together: the one that exceeds it is disconnected.',
      },
      pairsPerSocket: {
        value: 50,
        setting: 'LIVE_PAIRS',
        rule: 'A socket that joins more gets a `refusal` and is disconnected.',
      },
    },
  },
  query: {
    type: 'object',
    properties: {
      EIO: { type: 'string', const: '4', description: 'Set by every Socket.IO client' },
      transport: { type: 'string', const: 'websocket' },
      exchange_id: { $ref: '#/components/schemas/ExchangeId' },
      pairStats: {
        type: 'string',
        enum: ['true', 'false'],
        description: '`true` to get the statistics of all pairs; `join` can ask for them as well',
      },
    },
    required: ['EIO', 'transport'],
  },
  token: {
    type: 'apiKey',
    in: 'password',
    description: 'The token from the login response, in `auth.token` of the Socket.IO handshake',
  },
  /** How a client must treat the numbered events of a book. */
  book: {
    snapshot: { openapi: '../openapi.yaml', operationId: 'orderBook', mirroredPairs: 'mirroredOrderBook' },
    rules: [
      'Join the pair, and load the snapshot after the next pong.',
      "The snapshot's `seq` is that of the last event in it. Skip events up to this number, and apply the others in order.",
      'Amounts are absolute, and the snapshot may already have what the next event says: applying a level twice does no harm.',
      "Each event's `seq` is one higher than the last of its pair. If it isn't, load a new snapshot; a lower one means that the server was restarted.",
      'Nothing is sent again after a reconnect: join again and load a new snapshot.',
    ],
  },
  description: `
What the exchange sends and receives over its live connection. Made from \`openapi.yaml\` by \`npm run contract\`; that file
has the calls, and its \`webhooks\` are these channels.

**Point of view.** Operations are the server's: it sends on \`send\` and receives on \`receive\`.

**Channels** are Socket.IO events: the address is the name of the event on the wire, with a pair or a trader's
\`uniqueId\` for the braces, and the payload is its only argument. All of them share one connection. \`ping\` and \`pong\` here
are events as well, besides the pings of the protocol itself.

**Audience.** \`x-audience\` says which sockets get a channel: \`everyone\`; \`pair\`, those that have joined the pair;
\`statistics\`, those with \`pairStats\` in the handshake or in a \`join\`; or \`trader\`, those opened with a token of the trader
whose id ends the address, and no others. What isn't for the trader alone never names a trader.

**Delivery** is in order and at most once. Events sent while a client is away are lost, so after each connect it reloads
what it shows. There are no acknowledgements; the pong to a later \`ping\` shows that everything before it was handled.
While the server can't vouch for its data, it answers no ping.

**Extensions.** \`x-extension: true\` marks what the specification doesn't document; a server may leave it out.

\`npm run pacts -- verify\` checks a running server against all of this; see \`pacts/README.md\`.
`,
} as const;
