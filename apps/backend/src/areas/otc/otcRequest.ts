import { textColumn } from '#exchange/sql/columns';
import type { RowWriter } from '#exchange/sql/rows';

interface RequestStatus {
  reference: string;
  status: 'answered' | 'closed';
}

/** A request that somebody has closed meanwhile stays closed. */
export const setRequests: RowWriter<RequestStatus> = (rows, { at }) => ({
  name: 'otc-set-requests',
  text: `update public_request set status = changed.status, updated_at = $3
         from unnest($1::text[], $2::text[]) as changed (reference, status)
         where public_request.reference = changed.reference and public_request.status <> 'closed'`,
  values: [textColumn(rows, ({ reference }) => reference), textColumn(rows, ({ status }) => status), new Date(at)],
});
