import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../runtime/env';

type Proxies = Env['TRUST_PROXY'];

/** Fastify treats a plain number as no trust at all. Hop 0 is the connected client. */
export const trustOf = (proxies: Proxies): false | ((address: string, hop: number) => boolean) => {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  return proxies && proxyAddr.compile(proxies);
};

/** Some gateways add the client's port: `203.0.113.7:5678`, `[2001:db8::1]:443`. */
const withoutPort = (address: string): string =>
  address.trim().replace(/^\[([^\]]+)\](?::\d+)?$|^(\d+(?:\.\d+){3}):\d+$/, '$1$2');

const removePorts = ({ headers }: IncomingMessage): void => {
  const forwarded = headers['x-forwarded-for'];
  if (typeof forwarded === 'string') headers['x-forwarded-for'] = forwarded.split(',').map(withoutPort).join(', ');
};

const longestToLog = 100;

const unreadable =
  "X-Forwarded-For has an address that can't be read. All clients with such an address count as one: check TRUST_PROXY, and what the proxy sends.";

/** Must be added before anything that reads a request's address. */
export const readForwardedAddresses = (app: FastifyInstance, proxies: Proxies): void => {
  if (proxies === false) return;
  let hasWarned = false;
  app.addHook('onRequest', async (request) => {
    removePorts(request.raw);
    if (hasWarned) return;
    const { ip, socket } = request;
    if (ip === socket.remoteAddress || isIP(ip) !== 0) return;
    hasWarned = true;
    app.log.warn({ from: ip.slice(0, longestToLog) }, unreadable);
  });
};

/** The same for upgrades, which never become Fastify requests. */
export const clientAddressOf = (proxies: Proxies): ((request: IncomingMessage) => string | undefined) => {
  const trust = trustOf(proxies);
  if (trust === false) return ({ socket }) => socket.remoteAddress;
  return (request) => {
    removePorts(request);
    return proxyAddr(request, trust);
  };
};
