import { describe, expect, it } from 'vitest';
import { layerOf } from './layers';

describe('the layer of a test', () => {
  it.each([
    ['packages/domain/src/money/arithmetic.test.ts', [], 'rule'],
    ['packages/machines/src/login/loginMachine.test.ts', ['xstate'], 'rule'],
    ['apps/exchange/src/shared/storage/deviceStore.test.ts', [], 'rule'],
    ['scripts/bench/figures.test.ts', [], 'rule'],
    ['apps/backend/src/areas/letters.test.ts', ['./compose'], 'rule'],
    ['apps/backend/src/engine/book.test.ts', ['./testing/naiveBook'], 'rule'],
    ['packages/api/src/client/client.test.ts', [], 'call'],
    ['apps/backend/src/areas/trading/placing.test.ts', ['../testing/tradingServer'], 'call'],
    ['apps/backend/src/app.test.ts', ['./app'], 'call'],
    ['apps/backend/src/http/web.test.ts', ['fastify', './web'], 'call'],
    ['apps/backend/src/pact/agreement.pact.test.ts', [], 'call'],
    ['apps/exchange/src/app/shell/shell.test.tsx', [], 'screen'],
    ['packages/ui/src/components/Toasts/Toasts.stories.tsx', [], 'screen'],
    ['apps/exchange/e2e/home.spec.ts', ['@playwright/test'], 'walk'],
  ] as const)('of %s that imports %j is %s', (path, imports, layer) => {
    expect(layerOf(path, imports)).toBe(layer);
  });
});
