import { describe, expect, it } from 'vitest';
import { createUpload } from './uploadByXhr';

/** Simulates the parts of the browser's request that we use. */
class FakeRequest {
  upload: { onprogress?: (event: { loaded: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  response: unknown;
  responseType = '';
  status = 0;
  headers: Record<string, string> = {};
  opened: unknown[] = [];
  sent: ArrayBuffer | undefined;
  open = (...how: unknown[]) => void (this.opened = how);
  setRequestHeader = (name: string, value: string) => void (this.headers[name] = value);
  getResponseHeader = () => 'application/json';
  send = (body: ArrayBuffer) => void (this.sent = body);
  abort = () => this.onabort?.();
}

const start = async (init: RequestInit = {}) => {
  const fake = new FakeRequest();
  const told: number[] = [];
  const form = new FormData();
  form.append('side', 'front');
  const request = new Request('http://exchange.test/api/user/kyc_picture', {
    method: 'POST',
    body: form,
    headers: { Authorization: 'token-1' },
    ...init,
  });
  const answer = createUpload(() => fake as unknown as XMLHttpRequest)(request, (fraction) => told.push(fraction));
  answer.catch(() => undefined);
  await expect.poll(() => fake.sent ?? init.signal?.aborted).toBeTruthy();
  return { fake, told, answer };
};

describe('an upload', () => {
  it('sends method, headers and body as they are, and tells how much has gone out', async () => {
    const { fake, told, answer } = await start();
    expect(fake.opened).toEqual(['POST', 'http://exchange.test/api/user/kyc_picture']);
    expect(fake.headers).toMatchObject({ authorization: 'token-1' });
    expect(fake.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    const size = fake.sent?.byteLength ?? 0;
    fake.upload.onprogress?.({ loaded: size / 2 });
    fake.upload.onprogress?.({ loaded: size });
    expect(told).toEqual([0.5, 1]);
    fake.status = 413;
    fake.response = new TextEncoder().encode('{"statusCode":413}').buffer;
    fake.onload?.();
    const response = await answer;
    expect([response.status, await response.text()]).toEqual([413, '{"statusCode":413}']);
  });

  it('that breaks off fails as a fetch does', async () => {
    const { fake, answer } = await start();
    fake.onerror?.();
    await expect(answer).rejects.toBeInstanceOf(TypeError);
  });

  it('is stopped by its signal, also before it began', async () => {
    const controller = new AbortController();
    const { answer } = await start({ signal: controller.signal });
    controller.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    const early = await start({ signal: AbortSignal.abort() });
    await expect(early.answer).rejects.toMatchObject({ name: 'AbortError' });
    expect(early.fake.sent).toBeUndefined();
  });
});
