import { fromUnits } from '@exchange/domain';
import { writtenLeg } from '../../ledger/legs';
import { textColumn } from '../sql/columns';
import type { EventFact } from '../committedEvents';
import type { NewPosting } from '../draft';
import type { EndedHold } from '../fundLookups';
import type { WrittenGroup } from '../sql/rows';
import type { LiveHold } from '../state';
import type { Statement } from '../sql/statement';
import { groupMoment, json, numeric, putRows, text } from '../sql/putRows';

export const addHolds = putRows<LiveHold>({
  name: 'exchange-add-holds',
  table: 'hold',
  columns: {
    id: text(({ id }) => id),
    owner: text(({ trader }) => trader),
    kind: text(({ as }) => as),
    asset: text(({ asset }) => asset),
    amount: numeric(({ amount }) => fromUnits(amount)),
    status: text(() => 'held'),
    created_at: groupMoment,
    updated_at: groupMoment,
  },
});

export const endHolds = (holds: readonly EndedHold[], at: number): Statement => ({
  name: 'exchange-end-holds',
  text: `update hold set status = ended.status, legs = ended.legs, updated_at = $4
         from unnest($1::text[], $2::text[], $3::jsonb[]) as ended (id, status, legs) where hold.id = ended.id`,
  values: [
    textColumn(holds, ({ id }) => id),
    textColumn(holds, ({ status }) => status),
    textColumn(holds, ({ legs }) => JSON.stringify(legs)),
    new Date(at),
  ],
});

export const addPostings = putRows<NewPosting>({
  name: 'exchange-add-postings',
  table: 'posting',
  columns: {
    id: text(({ id }) => id),
    kind: text(({ kind }) => kind),
    legs: json(({ legs }) => legs.map(writtenLeg)),
    reason: text(({ reason }) => reason ?? null),
    made_by: text(({ by }) => by ?? null),
    at: groupMoment,
  },
});

export const addEvents = (events: readonly EventFact[], group: WrittenGroup): Statement => ({
  name: 'exchange-add-events',
  text: `insert into committed_event (group_number, position, kind, payload, at)
         select $1, position, kind, payload, $4
         from unnest($2::text[], $3::jsonb[]) with ordinality as event (kind, payload, position)`,
  values: [
    group.number,
    textColumn(events, ({ kind }) => kind),
    textColumn(events, ({ payload }) => JSON.stringify(payload)),
    new Date(group.at),
  ],
});
