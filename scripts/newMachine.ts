import { nameFrom, scaffold } from './scaffold/scaffold';
import { capitalised, spoken } from './scaffold/source';

const name = nameFrom(process.argv.slice(2), /^[a-z][A-Za-z0-9]*$/, 'npm run new:machine name, as in mailCode');
const type = capitalised(name);
const machineName = `${name}Machine`;

const rules = `
import { isFailure, type Result } from '@exchange/domain';

/** A failure that a later try may not have. */
export const isWorthWaiting = (result: Result<unknown>): boolean =>
  isFailure(result) && (result.error.code === 'unreachable' || result.error.code === 'timed-out');
`;

const machine = `
import { isFailure, type Failure, type Result } from '@exchange/domain';
import { assign, fromPromise, setup } from 'xstate';
import { notProvided } from '../notProvided';
import { isWorthWaiting } from './${name}Rules';

interface ${type}Context {
  failure: Failure | undefined;
}

type ${type}Event = { type: 'request.submitted' };

/** Submits a request, and tries again after a pause if there is no response. */
export const ${machineName} = setup({
  types: { context: {} as ${type}Context, events: {} as ${type}Event },
  actors: { submitRequest: fromPromise<Result<null>>(async () => notProvided('submitRequest')) },
  delays: { retryPause: 5_000 },
  guards: {
    isWorthWaiting: (_, result: Result<unknown>) => isWorthWaiting(result),
    hasFailed: (_, result: Result<unknown>) => isFailure(result),
  },
  actions: {
    keepFailure: assign({ failure: (_, { error }: Result<unknown>) => error }),
    forgetFailure: assign({ failure: undefined }),
  },
}).createMachine({
  id: '${name}',
  context: { failure: undefined },
  initial: 'idle',
  states: {
    idle: { on: { 'request.submitted': 'submitting' } },
    submitting: {
      entry: 'forgetFailure',
      invoke: {
        src: 'submitRequest',
        onDone: [
          { guard: { type: 'isWorthWaiting', params: ({ event }) => event.output }, target: 'waiting' },
          {
            guard: { type: 'hasFailed', params: ({ event }) => event.output },
            target: 'idle',
            actions: { type: 'keepFailure', params: ({ event }) => event.output },
          },
          { target: 'done' },
        ],
      },
    },
    waiting: { after: { retryPause: 'submitting' } },
    done: { type: 'final' },
  },
});
`;

const tests = `
import type { Result } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { reachableStates } from '../testing/reachableStates';
import { ${machineName} } from './${machineName}';

const accepted: Result<null> = { data: null };
const refused: Result<null> = { error: { code: 'refused', status: 400, message: 'no' } };
const unreachable: Result<null> = { error: { code: 'unreachable' } };

const submitted = (...answers: Result<null>[]) => {
  const clock = new SimulatedClock();
  const submitRequest = fromPromise(async () => answers.shift() ?? accepted);
  const actor = createActor(${machineName}.provide({ actors: { submitRequest } }), { clock }).start();
  actor.send({ type: 'request.submitted' });
  return { actor, clock };
};

describe('${spoken(name)}', () => {
  it('is done once the request is accepted', async () => {
    const { actor } = submitted(accepted);
    const { value } = await waitFor(actor, ({ status }) => status === 'done');
    expect(value).toBe('done');
  });

  it('can be submitted again when it is refused, with the reason kept', async () => {
    const { actor } = submitted(refused);
    const { context } = await waitFor(actor, (state) => state.matches('idle'));
    expect(context.failure).toEqual(refused.error);
  });

  it('is submitted again after a pause if there is no response', async () => {
    const { actor, clock } = submitted(unreachable, accepted);
    await waitFor(actor, (state) => state.matches('waiting'));
    clock.increment(4_999);
    expect(actor.getSnapshot().matches('waiting')).toBe(true);
    clock.increment(1);
    expect(actor.getSnapshot().matches('submitting')).toBe(true);
  });

  it('leaves no state out of reach', () => {
    const reached = reachableStates(${machineName}, {
      events: [{ type: 'request.submitted' }],
      outputs: { submitRequest: [accepted, refused, unreachable] },
    });
    expect(reached).toEqual(
      new Set(['idle', 'submitting', 'waiting', 'done'].map((value) => JSON.stringify(value))),
    );
  });
});
`;

const page = `
import { ${machineName} } from '../../packages/machines/src/${name}/${machineName}';
import { expectWholeDiagram } from '../machines/expectWholeDiagram';
import { MachinePage } from '../machines/MachinePage';
import preview from '../preview';

const meta = preview.meta({
  title: 'Machines/${spoken(name)}',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const ${type} = meta.story({
  name: '${spoken(name)}',
  render: () => (
    <MachinePage
      title="${spoken(name)}"
      lead="Submits a request, and tries again after a pause if there is no response."
      machine={${machineName}}
    />
  ),
  play: async ({ canvasElement }) => expectWholeDiagram(canvasElement, ${machineName}),
});
`;

const folder = `packages/machines/src/${name}`;

await scaffold({
  files: {
    [`${folder}/${machineName}.ts`]: machine,
    [`${folder}/${name}Rules.ts`]: rules,
    [`${folder}/${machineName}.test.ts`]: tests,
    [`.storybook/pages/${type}Machine.stories.tsx`]: page,
  },
  source: 'packages/machines/src',
  exportStatement: `export { ${machineName} } from './${name}/${machineName}';`,
  exportedName: machineName,
});
