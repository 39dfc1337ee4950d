import type { RowWriter } from '../../exchange/sql/rows';
import { sessionEndedChannel } from './sessions';

/** For commands that sign these traders out on every device. */
export const endSessionsOf: RowWriter<string> = (traders, { at }) => ({
  name: 'accounts-end-sessions',
  text: `with ended as (update session set ended_at = $2 where unique_id = any ($1) and ended_at is null returning token_hash)
         select pg_notify('${sessionEndedChannel}', encode(token_hash, 'hex')) from ended`,
  values: [traders, new Date(at)],
});
