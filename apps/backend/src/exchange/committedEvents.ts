/**
 * Events that need a follow-up once they are durable, by email, live message or another command. They are written in
 * the group's transaction and read by consumers with a cursor over `committed_event`. Areas declare their own here.
 */
export interface CommittedEvents {
  'ledger.corrected': { posting: string; reason: string; by: string };
}

/** An event as a decision returns it. */
export type EventFact = {
  [Kind in keyof CommittedEvents]: { kind: Kind; payload: CommittedEvents[Kind] };
}[keyof CommittedEvents];
