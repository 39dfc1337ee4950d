import { describe, expect, it } from 'vitest';
import { planFor } from './plan';
import { gatherers } from './reach';

const app = 'apps/backend/src/app.ts';
const rule = 'packages/domain/src/staking/rule.ts';
const handler = 'apps/backend/src/areas/staking/handler.ts';
const server = 'apps/backend/src/testing/server.ts';
const screen = 'apps/exchange/src/staking/Screen.tsx';

const staking = {
  rule: 'packages/domain/src/staking/rule.test.ts',
  calls: 'apps/backend/src/areas/staking/calls.test.ts',
  story: 'apps/exchange/src/staking/Screen.stories.tsx',
};
const walletCalls = 'apps/backend/src/areas/wallet/calls.test.ts';
const walk = 'apps/exchange/e2e/staking.spec.ts';

const importers = new Map([
  [rule, [staking.rule, handler, screen]],
  [screen, [staking.story, walk]],
  [handler, [app]],
  [app, [server]],
  [server, [staking.calls, walletCalls]],
]);

const plan = (changed: string[], times: ReadonlyMap<string, number> = new Map()) =>
  planFor({ changed, importers, times });

describe('what a change can affect', () => {
  it('follows imports, through what gathers all areas only to tests of the same area', () => {
    expect(gatherers).toContain(app);
    const { run, notes } = plan([rule]);
    expect(run).toEqual({ unit: [staking.rule], stories: [staking.story], backend: [staking.calls] });
    expect(notes).toContain(
      'backend: 1 test file; left out: 1 test file of other areas, which reach it only through what gathers all areas',
    );
  });

  it('is everything beyond what gathers all areas if that itself changed', () => {
    expect(plan([app]).run).toEqual({ backend: [staking.calls, walletCalls] });
  });

  it('is the test itself if only that changed, a walk included', () => {
    expect(plan([staking.story]).run).toEqual({ stories: [staking.story] });
    expect(plan([walk]).run).toEqual({ 'end to end': [walk] });
  });

  it.each([
    ['openapi.yaml', ['backend', 'contract']],
    ['package-lock.json', ['stories', 'backend', 'unit', 'contract', 'end to end']],
    ['vitest.config.ts', ['stories', 'backend', 'unit', 'contract']],
    ['packages/ui/src/tokens/dark.ts', ['stories']],
    ['.storybook/preview.tsx', ['stories']],
    ['apps/backend/migrations/0001_first.sql', ['backend']],
  ])('is all of some suites after a change of %s, with the reason', (path, suites) => {
    const { run, notes } = plan([path]);
    expect(Object.entries(run).flatMap(([suite, files]) => (files === 'all' ? suite : []))).toEqual(suites);
    expect(notes).toContain(`${suites[0] ?? ''}: all, since ${path} affects all of it`);
  });

  it('leaves out the tests that are furthest away if all would take too long', () => {
    const { run, notes } = plan([handler], new Map([[staking.calls, 1000]]));
    expect(run).toEqual({});
    expect(notes.find((note) => note.startsWith('backend'))).toContain('1 test file further away, beyond 120 s');
  });

  it('is nothing but checks after a change of documents', () => {
    expect(plan(['docs/architecture.md']).run).toEqual({});
  });
});
