import { readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { isRunning, markOf, type ProcessMark } from '../db/embedded/processes';

/** A process, and where its pid means something: containers on one machine count their own. */
export interface ProcessOnHost extends ProcessMark {
  host: string;
  /** Missing where the system has no such thing. */
  pidNamespace?: string | undefined;
}

const pidNamespace = (): string | undefined => {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return undefined;
  }
};

export const thisProcess = (): ProcessOnHost => ({
  ...markOf(process.pid),
  host: hostname(),
  pidNamespace: pidNamespace(),
});

/** Moments of the start begin with the boot they were counted from. */
const bootOf = ({ startedAt }: ProcessMark): string | undefined => startedAt?.split('/')[0];

/**
 * Whether its pid means the same process to us. The boot id tells machines apart that are named alike: outside of
 * containers all have the same namespace.
 */
const isInSight = (other: ProcessOnHost): boolean => {
  const own = thisProcess();
  return other.host === own.host && other.pidNamespace === own.pidNamespace && bootOf(other) === bootOf(own);
};

/** Only where we can be certain; a process on another machine may be alive however silent it is. */
export const isCertainlyGone = (other: ProcessOnHost): boolean =>
  other.pidNamespace !== undefined && Boolean(bootOf(other)) && isInSight(other) && !isRunning(other);
