import type { FastifyInstance } from 'fastify';
import type { Services } from '../area/area';
import type { OpenedAreas } from '../area/foldAreas';
import type { ContractDocument } from '../contract/document';
import { codeOf } from '../contract/refusalCodes';
import { contractRoutes } from '../contract/routes';
import { guardApi, type CountRequest } from '../http/corsAndRateLimit';
import { tellDevices } from '../http/deviceCookie';
import { reference } from '../http/reference';
import type { Seals } from '../identity/secrets/sealing';
import type { AppOptions } from './appOptions';

interface ApiOptions extends Pick<AppOptions, 'env'>, Pick<Services, 'traderOf'> {
  countRequest: CountRequest;
  document: ContractDocument;
  areas: OpenedAreas;
  seals: Seals;
}

const noSuchCall = { statusCode: 404, code: codeOf(404), message: "This call doesn't exist." };

/** The calls of the contract, what areas serve besides them, and the reference that documents them. */
export const serveApi = async (api: FastifyInstance, options: ApiOptions): Promise<void> => {
  const { env, countRequest, document, areas, seals, traderOf } = options;
  await guardApi(api, { env, countRequest });
  tellDevices(api, { seals, isSecureOnly: env.NODE_ENV === 'production' });
  api.setNotFoundHandler(async (request, reply) => reply.status(404).send({ ...noSuchCall, requestId: request.id }));
  contractRoutes(api, {
    document,
    handlers: areas.publicCalls,
    traderHandlers: areas.traderCalls,
    objections: areas.formChecks,
    paces: areas.paces,
    traderOf,
    limits: {
      fieldBytes: env.BODY_LIMIT_BYTES,
      uploadBytes: env.UPLOAD_LIMIT_BYTES,
      uploadsAtOnce: env.UPLOADS_AT_ONCE,
      uploadStallMs: env.UPLOAD_STALL_MS,
    },
    callsAtOnce: env.CALLS_AT_ONCE,
    isStrict: env.NODE_ENV !== 'production',
  });
  await areas.routes(api);
  await api.register(reference, { document, publicUrl: env.PUBLIC_URL });
};
