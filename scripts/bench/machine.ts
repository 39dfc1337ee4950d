import { availableParallelism, cpus, totalmem } from 'node:os';

const GIBIBYTE = 1024 ** 3;

/** The machine and Node version that a figure was measured on. */
export const machine = (): string => {
  const model = (cpus()[0]?.model ?? 'unknown processor').replace(/\s+/g, ' ').trim();
  const cores = availableParallelism();
  const memory = Math.round(totalmem() / GIBIBYTE);
  return `${model}, ${cores} ${cores === 1 ? 'core' : 'cores'}, ${memory} GiB memory, Node ${process.versions.node}`;
};
