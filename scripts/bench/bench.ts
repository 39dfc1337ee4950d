import type { Pair, Statistic } from './statistics';

export type Unit = 'bytes' | 'ns' | 'ms' | 'operations/s' | 'score' | 'tasks' | 'nodes' | 'listeners' | 'keystrokes';

/** A target for the ratio of ours to the peer, or for ours alone. */
export type Aim = { is: 'at most' | 'at least' } & ({ ratio: number } | { ours: number });

export type Side = () => Promise<number>;

/** Runs both sides in turn, for the number of runs asked for. */
export type Alternate = (ours: Side, peer: Side) => Promise<Pair[]>;

export interface Bench {
  name: string;
  /** Ours and the peer, for readers who see only the table. */
  compares: string;
  unit: Unit;
  /** Left out if a figure is only reported. */
  aim?: Aim;
  /** The figure is the same each time, so one run is enough. */
  isExact?: boolean;
  /** By which the runs are summarised, if not by their median. */
  statistic?: Statistic;
  /** How many runs it needs, if not five. */
  runs?: number;
  /** Sets up, passes both sides on, and always cleans up. */
  measure: (alternate: Alternate) => Promise<Pair[]>;
}
