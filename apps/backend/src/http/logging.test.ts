import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { loggerOptions } from './logging';

const written = (write: (log: pino.Logger) => void): string => {
  let lines = '';
  write(pino(loggerOptions('trace'), { write: (line: string) => (lines += line) }));
  return lines;
};

describe('the log', () => {
  it.each([
    'authorization',
    'password',
    'newPassword',
    'confirmPassword',
    'oldPassword',
    'otp',
    'mailOTP',
    'code',
    'tfaCode',
    'token',
    'forgotCode',
    'loginActivityToken',
    'socketToken',
    'link',
  ])('never holds a %s, however deep it lies', (name) => {
    for (const logged of [
      { [name]: 'hidden' },
      { body: { [name]: 'hidden' } },
      { request: { body: { [name]: 'hidden' } } },
      { given: { request: { body: { [name]: 'hidden' } } } },
    ]) {
      const line = written((log) => log.info(logged, 'a call'));
      expect(line).not.toContain('hidden');
      expect(line).toContain('[redacted]');
    }
  });

  it('contains why and where a query failed, and none of its values', () => {
    const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(hidden)' });
    const error = Object.assign(new Error('Failed query: insert into mail\nparams: hidden,\nalso hidden', { cause }), {
      params: ['hidden'],
    });
    for (const logged of [error, { err: error }]) expect(written((log) => log.error(logged))).not.toContain('hidden');
    const line = written((log) => log.error({ err: error }, 'it failed'));
    expect(line).not.toContain('hidden');
    const { err, msg } = JSON.parse(line) as { err: Record<string, unknown>; msg: string };
    expect(msg).toBe('it failed');
    expect(err).toMatchObject({
      type: 'Error',
      message: 'Failed query: insert into mail',
      cause: { message: 'duplicate key', reason: '23505' },
    });
    expect(err['stack']).toContain('logging.test.ts');
  });
});
