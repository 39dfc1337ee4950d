import type { Answered } from '@exchange/api';
import { deviceName } from '@exchange/domain';

type Wire = Answered<'securityLog'>['data'][number];

/** Something that happened to the account. */
export interface LogEntry {
  id: string;
  /** As the server calls it. */
  kind: string;
  at: string;
  address: string | undefined;
  /** As a person calls it. */
  device: string | undefined;
  /** An amount and its coin. */
  detail: string | undefined;
}

export const readEntry = ({ id, kind, at, address, device, detail }: Wire): LogEntry => ({
  id,
  kind,
  at,
  address: address ?? undefined,
  device: device === null ? undefined : deviceName(device),
  detail,
});
