import { describe, expect, it } from 'vitest';
import { readEnv } from './env';

describe('the environment', () => {
  it('has a default for everything, so that nothing needs to be set [OPS-110]', () => {
    expect(readEnv({})).toMatchObject({ PORT: 4000, HOST: 'localhost', DATA_DIR: '.data', NODE_ENV: 'development' });
  });

  it('reads an empty value as not set', () => {
    expect(readEnv({ DATABASE_URL: '', PORT: '' })).toMatchObject({ PORT: 4000 });
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['METRICS_TOKEN', 'short'],
    ['TRUST_PROXY', 'yes'],
  ])('that sets %s to %s is refused by the name of the setting [OPS-110]', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(name);
  });

  it('has a demo market, which one setting turns off [MKT-015]', () => {
    expect(readEnv({}).DEMO_MARKET).toBe(true);
    expect(readEnv({ DEMO_MARKET: 'false' }).DEMO_MARKET).toBe(false);
  });

  it('has none in production, and refuses to be told otherwise [MKT-016]', () => {
    expect(readEnv({ NODE_ENV: 'production' }).DEMO_MARKET).toBe(false);
    expect(() => readEnv({ NODE_ENV: 'production', DEMO_MARKET: 'true' })).toThrow(
      'DEMO_MARKET is for demonstrations and cannot be on while NODE_ENV is production.',
    );
  });
});
