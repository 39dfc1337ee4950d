import type { DecimalText, PairName } from '@exchange/domain';
import type { ShownReference } from './reference/references';

/**
 * Events that need a follow-up once they are durable, by email, live message or another command. They are written in
 * the group's transaction and read by consumers with a cursor over `committed_event`. Areas declare their own here.
 */
export interface CommittedEvents {
  'ledger.corrected': { posting: string; reason: string; by: string };
  /** A reference price needs an operator's eye. */
  'reference.alert': ShownReference;
  'reference.set': { pair: PairName; price: DecimalText; reason: string; by: string };
}

/** An event as a decision returns it. */
export type EventFact = {
  [Kind in keyof CommittedEvents]: { kind: Kind; payload: CommittedEvents[Kind] };
}[keyof CommittedEvents];
