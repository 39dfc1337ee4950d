import { isIPv6 } from 'node:net';

/** In the form that a browser accepts. */
export const webAddress = (host: string, port: number): string => `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
