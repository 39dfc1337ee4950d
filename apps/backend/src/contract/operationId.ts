declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's operation id; undefined for requests outside the contract. */
    operationId?: string;
    /** The call's own format for a refusal that the server raises before or beside the call's handler. */
    refusal?: (request: FastifyRequest, status: number, message: string) => object;
  }
}

export {};
