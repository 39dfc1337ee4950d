import { readFileSync } from 'node:fs';
import { hasCode } from './fileErrors';

/** Pids are reused, but a pid together with its start time is unique. */
export interface ProcessMark {
  pid: number;
  /** Undefined if the system doesn't provide it. */
  startedAt?: string | undefined;
}

const readProc = (path: string): string | undefined => {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch {
    return undefined;
  }
};

/** Counted from after the command's name, which may itself contain spaces and brackets. */
const statFields = (pid: number): string[] => readProc(`${pid}/stat`)?.split(') ').at(-1)?.split(' ') ?? [];

const STATE_FIELD = 0;
const START_FIELD = 19;

export const markOf = (pid: number): ProcessMark => {
  const ticks = statFields(pid)[START_FIELD];
  // Ticks are counted from boot, so the boot id is included: another boot can give the same ticks.
  const boot = readProc('sys/kernel/random/boot_id')?.trim() ?? '';
  return ticks === undefined ? { pid } : { pid, startedAt: `${boot}/${ticks}` };
};

const takesSignals = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
};

/** A zombie keeps its pid until its parent reaps it, which in a container may be never. */
const isZombie = (pid: number): boolean => ['Z', 'X'].includes(statFields(pid)[STATE_FIELD] ?? '');

export const isRunning = ({ pid, startedAt }: ProcessMark): boolean => {
  if (!takesSignals(pid) || isZombie(pid)) return false;
  const now = markOf(pid).startedAt;
  return startedAt === undefined || now === undefined || now === startedAt;
};

export const commandLineOf = (pid: number): string[] | undefined => readProc(`${pid}/cmdline`)?.split('\0');

export const isPid = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
