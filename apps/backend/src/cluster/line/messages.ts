import type { Command, CommandKind } from '../../exchange/commands';
import type { Position } from '../../exchange/exchange';
import type { Outcome } from '../../exchange/outcomes';
import type { Projections } from '../live/publishToGateways';
import type { StandbyState } from '../../exchange/writing/standby';

/** How the owner is, as far as gateways need to know. */
export interface OwnerState {
  isOpen: boolean;
  isHalted: boolean;
  standby: StandbyState | undefined;
}

/** What gateways ask of the owner, and its answers. */
export interface Questions {
  command: { asks: { command: Command; session: string | undefined }; answer: Outcome<CommandKind> };
  state: { asks: undefined; answer: OwnerState };
  position: { asks: string | undefined; answer: Position | undefined };
  /** All that gateways show from memory, at one moment. */
  projections: { asks: undefined; answer: Projections };
}

export type Question = keyof Questions;

export interface Asked<Kind extends Question = Question> {
  /** A command is carried out once, however often it arrives. */
  id: string;
  /** The name of the owner it is meant for: a successor doesn't carry it out. */
  owner: string;
  /** When it was sent, in milliseconds since 1970. */
  at: number;
  kind: Kind;
  asks: Questions[Kind]['asks'];
}

/** With the ID of the question. */
export type Answered = { id: string; answer: unknown } | { id: string; refused: string };
