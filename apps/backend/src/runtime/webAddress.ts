import { isIPv6 } from 'node:net';

/** As a browser takes it. */
export const webAddress = (host: string, port: number): string => `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
