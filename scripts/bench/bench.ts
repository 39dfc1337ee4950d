import type { Pair } from './statistics';

export type Unit = 'bytes' | 'ns' | 'ms' | 'operations/s' | 'score' | 'tasks' | 'nodes' | 'listeners';

/** What the ratio of ours to the peer is wished to be, or ours by itself. */
export type Aim = { is: 'at most' | 'at least' } & ({ ratio: number } | { ours: number });

export type Side = () => Promise<number>;

/** Runs both sides in turn, as often as was asked for. */
export type Alternate = (ours: Side, peer: Side) => Promise<Pair[]>;

export interface Bench {
  name: string;
  /** Ours and the peer, for somebody who reads nothing but the table. */
  compares: string;
  unit: Unit;
  /** Left out where a figure is only reported. */
  aim?: Aim;
  /** The figure is the same each time, so one run says it all. */
  isExact?: boolean;
  /** Sets up, hands over both sides, and leaves nothing behind, whether it succeeds or not. */
  measure: (alternate: Alternate) => Promise<Pair[]>;
}
