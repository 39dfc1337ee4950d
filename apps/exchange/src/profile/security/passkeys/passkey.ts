import type { Answered } from '@exchange/api';

/** A key of one of the trader's devices. */
export type Passkey = Answered<'passkeys'>['data'][number];

/** What confirms that one is added or removed. */
export interface KeyProof {
  code?: string | undefined;
  oldPassword?: string | undefined;
}
