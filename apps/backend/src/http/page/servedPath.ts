import type { FastifyRequest } from 'fastify';

/** The path of the route that serves a request, which can write it in other ways: `/%61pi`, `http://host/api`. */
export const servedPath = ({ url, routeOptions }: Pick<FastifyRequest, 'url' | 'routeOptions'>): string =>
  routeOptions.url ?? url;
