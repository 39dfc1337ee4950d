import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import specs from '@asyncapi/specs';
import { Ajv, type AnySchema, type Options } from 'ajv';
import addFormats from 'ajv-formats';
import fastify from 'fastify';
import { Registry } from 'prom-client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { parse } from 'yaml';
import { z } from 'zod';
import { readContract } from '../contract/document';
import { readEnv } from '../runtime/env';
import { root } from '../runtime/places';
import { createLiveServer } from './liveServer';

const document: unknown = parse(readFileSync(join(root, 'docs/asyncapi.yaml'), 'utf8'));

const newAjv = (options: Options = {}): Ajv => {
  const ajv = new Ajv({ strict: false, ...options });
  addFormats(ajv);
  return ajv;
};

const message = z.object({ payload: z.unknown(), examples: z.array(z.object({ payload: z.unknown() })).min(1) });
const channel = z.object({ address: z.string(), messages: z.object({ event: message }) });
const { channels } = z.object({ channels: z.record(z.string(), channel) }).parse(document);

describe('docs/asyncapi.yaml', () => {
  it('is valid AsyncAPI 3.0, by the schema of its authors [CAL-400]', () => {
    // The schema brings the one of draft 07 along.
    const check = newAjv({ meta: false, validateSchema: false }).compile(specs.schemas['3.0.0']);
    check(document);
    expect(check.errors).toBeNull();
  });

  it('has every webhook as a channel, whose examples fit its schema [CAL-400]', () => {
    expect(Object.values(channels).map(({ address }) => address)).toEqual(Object.keys(readContract().webhooks));
    const ajv = newAjv().addSchema(document as AnySchema, 'live');
    for (const [key, { messages }] of Object.entries(channels)) {
      const check = ajv.compile({ $ref: `live#/channels/${key}/messages/event/payload` });
      for (const { payload } of messages.event.examples) {
        check(payload);
        expect([key, check.errors]).toEqual([key, null]);
      }
    }
  });
});

const limit = z.object({ value: z.int().nullable(), setting: z.string().optional() });
const limits = z
  .object({ servers: z.object({ exchange: z.object({ 'x-limits': z.record(z.string(), limit) }) }) })
  .transform(({ servers }) => servers.exchange['x-limits'])
  .parse(document);

describe('the limits in docs/asyncapi.yaml', () => {
  it('are those of the settings [CAL-401]', () => {
    const env = new Map<string, unknown>(Object.entries(readEnv({ NODE_ENV: 'test' })));
    const adjustable = Object.values(limits).flatMap(({ value, setting }) => (setting ? [[setting, value]] : []));
    expect(adjustable).toHaveLength(7);
    expect(adjustable).toEqual(adjustable.map(([setting]) => [setting, env.get(String(setting))]));
  });

  it('are those that a connection opens with [CAL-401]', async () => {
    const app = fastify();
    const live = createLiveServer({
      http: app.server,
      log: app.log,
      registry: new Registry(),
      findTrader: async () => undefined,
      allowedOrigins: [],
    });
    app.addHook('preClose', async () => live.close());
    onTestFinished(() => app.close());
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
    const [opening] = (await once(socket, 'message')) as [Buffer];
    socket.terminate();
    expect(JSON.parse(opening.toString().slice(1))).toMatchObject({
      maxPayload: limits['messageBytes']?.value,
      pingInterval: limits['pingIntervalMs']?.value,
      pingTimeout: limits['pingTimeoutMs']?.value,
    });
  });
});
