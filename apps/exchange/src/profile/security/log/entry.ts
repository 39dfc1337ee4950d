import type { Answered } from '@exchange/api';
import { deviceName } from '@exchange/domain';

type Wire = Answered<'securityLog'>['data'][number];

/** An event in the account's security log. */
export interface LogEntry {
  id: string;
  /** The server's name for it. */
  kind: string;
  at: string;
  address: string | undefined;
  /** A readable description. */
  device: string | undefined;
  /** An amount with its coin. */
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
