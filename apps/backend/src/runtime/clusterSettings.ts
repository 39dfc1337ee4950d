import { z } from 'zod';
import { described, text } from './settingSchemas';

export const cluster = {
  ROLE: described(
    z.enum(['all', 'owner', 'gateway']).default('all'),
    '`gateway` answers calls and holds live connections, any number of them; `owner` carries out orders, and a second one waits to take over; `all` is both in one process: see [More than one machine](scaling.md)',
  ),
  REDIS_URL: described(
    z.url({ protocol: /^rediss?$/ }).optional(),
    'the Redis 7 by which the owner tells gateways what to publish',
    'none; owners and gateways need one',
  ),
  LINE_HOST: described(
    text.default('127.0.0.1'),
    "the owner's private address, at which gateways hand it their commands: signed, but not encrypted",
  ),
  LINE_PORT: described(
    z.coerce.number().int().min(0).max(65_535).default(4100),
    "the port of the owner's private address",
  ),
};
