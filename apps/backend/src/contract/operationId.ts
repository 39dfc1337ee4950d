declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's operation id; undefined for requests outside the contract. */
    operationId?: string;
  }
}

export {};
