import { explain } from './explain';
import { sayingsIn } from './http/sayings';
import { startOwner } from './owner';
import { readEnv } from './runtime/env';
import { ignoreBrokenPipe } from './runtime/ignoreBrokenPipe';
import { createRun } from './runtime/run';
import { onStopSignal } from './runtime/stopping';

const { say, sayFailure } = sayingsIn(process.env['NODE_ENV']);
const run = createRun();

const start = async (): Promise<void> => {
  const env = readEnv(process.env);
  onStopSignal(async () => {
    say('Stopping…');
    await run.stop(env.SHUTDOWN_GRACE_MS);
    say('Stopped.');
  });
  if (env.ROLE === 'gateway') {
    // Loaded only here, with the client of Redis: the one process of `npm start` needs neither.
    const { startGateway } = await import('./gateway');
    await startGateway(run, env);
  } else await startOwner(run, env);
};

ignoreBrokenPipe();

start().catch(async (error: unknown) => {
  // A start that was stopped, or lost its exchange, fails because its connections close, which needs no report.
  if (run.stopping.aborted) return;
  sayFailure(explain(error));
  await run.stop(10_000);
  process.exitCode = 1;
});
