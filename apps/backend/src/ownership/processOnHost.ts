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

/** Only where we can be certain; a process on another machine may be alive however silent it is. */
export const isCertainlyGone = (other: ProcessOnHost): boolean => {
  const { host, pidNamespace: namespace, startedAt } = thisProcess();
  const isVisible = other.host === host && other.pidNamespace === namespace && namespace !== undefined;
  return isVisible && startedAt !== undefined && other.startedAt !== undefined && !isRunning(other);
};
