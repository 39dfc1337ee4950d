import { readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { isPid, isRunning, markOf, type ProcessMark } from './processes';

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

/** A machine may be renamed while we run; we stay who we were. */
const startedOn = hostname();

export const thisProcess = (): ProcessOnHost => ({
  ...markOf(process.pid),
  host: startedOn,
  pidNamespace: pidNamespace(),
});

const textIn = (value: object, name: string): string | undefined => {
  const text: unknown = Reflect.get(value, name);
  return typeof text === 'string' ? text : undefined;
};

/** As it stands in a file; nobody, where that makes no sense. */
export const readProcess = (text: string): ProcessOnHost | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('pid' in value) || !isPid(value.pid)) return undefined;
    const host = textIn(value, 'host');
    if (host === undefined) return undefined;
    return { pid: value.pid, startedAt: textIn(value, 'startedAt'), host, pidNamespace: textIn(value, 'pidNamespace') };
  } catch {
    return undefined;
  }
};

/** Moments of the start begin with the boot they were counted from. */
const bootOf = ({ startedAt }: ProcessMark): string | undefined => startedAt?.split('/')[0];

/**
 * Whether its pid means the same process to us. The boot id tells machines apart that are named alike: outside of
 * containers all have the same namespace.
 */
export const isInSight = (other: ProcessOnHost): boolean => {
  const own = thisProcess();
  return other.host === own.host && other.pidNamespace === own.pidNamespace && bootOf(other) === bootOf(own);
};

/** Whether it ran on a machine of this name before that started again; another machine may have the same name. */
export const isOfEarlierBoot = (other: ProcessOnHost): boolean => {
  const own = thisProcess();
  return other.host === own.host && Boolean(bootOf(other)) && Boolean(bootOf(own)) && bootOf(other) !== bootOf(own);
};

/** Only where we can be certain; a process on another machine may be alive however silent it is. */
export const isCertainlyGone = (other: ProcessOnHost): boolean =>
  other.pidNamespace !== undefined && Boolean(bootOf(other)) && isInSight(other) && !isRunning(other);
