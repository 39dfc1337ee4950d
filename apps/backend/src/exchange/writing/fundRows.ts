import { writtenLeg } from '../../ledger/legs';
import { fromUnits } from '../../ledger/units';
import { plainColumn, textColumn } from '../sql/columns';
import type { EventFact } from '../committedEvents';
import type { NewPosting } from '../draft';
import type { EndedHold } from '../fundLookups';
import type { WrittenGroup } from '../sql/rows';
import type { LiveHold } from '../state';
import type { Statement } from '../sql/statement';

export const addHolds = (holds: readonly LiveHold[], at: number): Statement => ({
  name: 'exchange-add-holds',
  text: `insert into hold (id, owner, kind, asset, amount, status, created_at, updated_at)
         select *, 'held', $6, $6 from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::numeric[])`,
  values: [
    textColumn(holds, ({ id }) => id),
    textColumn(holds, ({ trader }) => trader),
    textColumn(holds, ({ as }) => as),
    textColumn(holds, ({ asset }) => asset),
    plainColumn(holds, ({ amount }) => fromUnits(amount)),
    new Date(at),
  ],
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

export const addPostings = (postings: readonly NewPosting[], at: number): Statement => ({
  name: 'exchange-add-postings',
  text: `insert into posting (id, kind, legs, reason, made_by, at)
         select *, $6 from unnest($1::text[], $2::text[], $3::jsonb[], $4::text[], $5::text[])`,
  values: [
    textColumn(postings, ({ id }) => id),
    textColumn(postings, ({ kind }) => kind),
    textColumn(postings, ({ legs }) => JSON.stringify(legs.map(writtenLeg))),
    textColumn(postings, ({ reason }) => reason ?? null),
    textColumn(postings, ({ by }) => by ?? null),
    new Date(at),
  ],
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
