import type { LiveStatus } from '@exchange/api';
import type { ConnectionState } from '@exchange/ui';

const states: Record<LiveStatus, ConnectionState> = {
  off: 'connecting',
  connecting: 'connecting',
  waiting: 'connecting',
  live: 'live',
  lost: 'lost',
};

export const connectionOf = (status: LiveStatus): ConnectionState => states[status];
