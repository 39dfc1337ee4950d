import type { RowWriter } from '../../exchange/sql/rows';
import { sessionEndedChannel } from './sessions';

/** For commands that sign these traders out on every device. */
export const endSessionsOf: RowWriter<string> = (traders, { at }) => ({
  name: 'accounts-end-sessions',
  text: `with ended as (update session set ended_at = $2 where unique_id = any ($1) and ended_at is null returning token_hash)
         select pg_notify('${sessionEndedChannel}', encode(token_hash, 'hex')) from ended`,
  values: [traders, new Date(at)],
});

/** Codes and links that were emailed, and sign-ins that wait for one: whoever reads the old address gains nothing. */
export const endMailedProofsOf: RowWriter<string> = (traders, { at }) => ({
  name: 'accounts-end-mailed-proofs',
  text: `with links as (update mailed_link set used_at = $2 where unique_id = any ($1) and used_at is null),
         codes as (update mail_code set used_at = $2 where unique_id = any ($1) and used_at is null)
         update login_challenge set expires_at = least(expires_at, $2), used_at = coalesce(used_at, $2)
         where unique_id = any ($1)`,
  values: [traders, new Date(at)],
});
