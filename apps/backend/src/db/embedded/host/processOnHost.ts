import { readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { isPid, isRunning, markOf, type ProcessMark } from './processes';

/** A process, and where its pid is valid: containers on one machine have separate pids. */
export interface ProcessOnHost extends ProcessMark {
  host: string;
  /** Undefined if the system has no namespaces. */
  pidNamespace?: string | undefined;
}

const pidNamespace = (): string | undefined => {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return undefined;
  }
};

/** Read once, because a machine may be renamed while we run. */
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

/** Parses a process from a file's text; undefined if the text isn't valid. */
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

/** `startedAt` begins with the boot id that it was counted from. */
const bootOf = ({ startedAt }: ProcessMark): string | undefined => startedAt?.split('/')[0];

/**
 * Whether its pid means the same process to us. The boot id tells machines with the same name apart, because outside
 * containers they all have the same namespace.
 */
export const isInSight = (other: ProcessOnHost): boolean => {
  const own = thisProcess();
  return other.host === own.host && other.pidNamespace === own.pidNamespace && bootOf(other) === bootOf(own);
};

/** Whether it ran on a machine of this name before a reboot; another machine may have the same name. */
export const isOfEarlierBoot = (other: ProcessOnHost): boolean => {
  const own = thisProcess();
  return other.host === own.host && Boolean(bootOf(other)) && Boolean(bootOf(own)) && bootOf(other) !== bootOf(own);
};

/** True only if we can be certain: a process on another machine may be alive, however silent it is. */
export const isCertainlyGone = (other: ProcessOnHost): boolean =>
  other.pidNamespace !== undefined && Boolean(bootOf(other)) && isInSight(other) && !isRunning(other);
