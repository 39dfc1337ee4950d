import type { Answered } from '@exchange/api';
import { deviceName } from '@exchange/domain';

type Wire = Answered<'sessions'>['data'][number];

/** Somewhere the trader is signed in. */
export interface OpenSession {
  id: string;
  /** As a person calls it. */
  device: string;
  address: string;
  createdAt: string;
  lastSeenAt: string;
  /** It is the one of this browser. */
  isCurrent: boolean;
}

/** What is ended at once: one session, or all but this one, those that the list does not show yet included. */
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
