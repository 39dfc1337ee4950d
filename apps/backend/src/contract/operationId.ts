declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of the contract; what is no call of it has none. */
    operationId?: string;
  }
}

export {};
