/**
 * What must be followed up once it is durable, by mail, live or another command: written in the group's transaction,
 * read by whoever keeps a cursor over `committed_event`. An area adds its own by declaring them here.
 */
export interface CommittedEvents {
  'ledger.corrected': { posting: string; reason: string; by: string };
}

/** One of them, as a decision hands it out. */
export type EventFact = {
  [Kind in keyof CommittedEvents]: { kind: Kind; payload: CommittedEvents[Kind] };
}[keyof CommittedEvents];
