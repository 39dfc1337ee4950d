import type { Answered } from '@exchange/api';
import { deviceName } from '@exchange/domain';

type Wire = Answered<'sessions'>['data'][number];

/** One of the trader's sessions. */
export interface OpenSession {
  id: string;
  /** A readable description. */
  device: string;
  address: string;
  createdAt: string;
  lastSeenAt: string;
  /** Whether it is this browser's session. */
  isCurrent: boolean;
}

/** Ends one session, or all except this one, including those not listed yet. */
export type Ending =
  | { kind: 'one'; sessions: readonly [OpenSession] }
  | { kind: 'others'; sessions: readonly OpenSession[] };

export const readSession = ({ id, device, address, createdAt, lastSeenAt, isCurrent }: Wire): OpenSession => ({
  id,
  device: deviceName(device),
  address,
  createdAt,
  lastSeenAt,
  isCurrent,
});
