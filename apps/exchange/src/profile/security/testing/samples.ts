import type { ApiKey } from '../apiKeys/apiKey';
import type { LogEntry } from '../log/entry';
import type { OpenSession } from '../sessions/session';

export const thisSession: OpenSession = {
  id: '5b1f0c7e2d9a4f38',
  device: 'Chrome on Linux',
  address: '203.0.113.7',
  createdAt: '2026-03-04T08:00:00Z',
  lastSeenAt: '2026-03-04T18:05:12Z',
  isCurrent: true,
};

export const phoneSession: OpenSession = {
  id: '91c3ab44e0d2f617',
  device: 'Safari on iPhone',
  address: '198.51.100.24',
  createdAt: '2026-03-01T21:14:09Z',
  lastSeenAt: '2026-03-03T07:44:50Z',
  isCurrent: false,
};

/** The longest possible address, and an unrecognised browser. */
export const longSession: OpenSession = {
  id: 'c0ffee',
  device: 'SomeoneElsesUnknownBrowserWithAVeryLongName/120.0.0.1-nightly',
  address: '2001:0db8:85a3:08d3:1319:8a2e:0370:7344',
  createdAt: '2026-02-11T10:00:00Z',
  lastSeenAt: '2026-02-28T23:59:59Z',
  isCurrent: false,
};

const happened = (id: string, kind: string, at: string, rest: Partial<LogEntry> = {}): LogEntry => ({
  id,
  kind,
  at,
  address: '203.0.113.7',
  device: 'Chrome on Linux',
  detail: undefined,
  ...rest,
});

const nowhere = { address: undefined, device: undefined };

export const entries: readonly LogEntry[] = [
  happened('e-120', 'signedIn', '2026-03-04T18:05:12Z'),
  happened('e-119', 'passwordRefused', '2026-03-04T18:05:01Z', { address: '198.51.100.24', device: undefined }),
  happened('e-118', 'newDeviceHeld', '2026-03-04T18:00:01Z', { address: '198.51.100.24', device: 'Safari on iPhone' }),
  happened('w-31', 'withdrawalRequested', '2026-03-04T17:40:00Z', { ...nowhere, detail: '1,500 XDC' }),
  happened('e-117', 'twoFactorEnabled', '2026-03-02T09:00:00Z'),
  happened('e-1', 'registered', '2026-01-02T09:00:00Z'),
];

/** The longest value in every column. */
export const longEntries: readonly LogEntry[] = [
  happened('e-9', 'aKindOfEventThatOnlyALaterServerKnowsOf', '2026-03-04T18:05:12Z', {
    address: longSession.address,
    device: longSession.device,
    detail: '123456789.123456789123456789 USDT',
  }),
  happened('e-8', 'antiPhishingWordChanged', '2026-03-04T18:05:01Z', { address: longSession.address }),
];

export const priceAlerts: ApiKey = {
  key: 'pk_live_7Yh2QvN0cR4sT8wX1zA5bD9e',
  name: 'Price alerts',
  createdAt: '2026-03-02T09:30:00Z',
  lastUsedAt: '2026-03-04T18:05:12Z',
};

export const unnamedKey: ApiKey = {
  key: 'pk_live_1aB2cD3eF4gH5iJ6kL7mN8oP',
  name: undefined,
  createdAt: '2026-01-15T12:00:00Z',
  lastUsedAt: undefined,
};
