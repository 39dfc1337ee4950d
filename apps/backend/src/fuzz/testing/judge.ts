import type { ContractDocument } from '../../contract/document';
import { createSchemaWatch } from '../../pact/schemaWatch';
import type { FuzzedCall } from './fuzzedCall';
import type { Answer } from './wire';

const basePath = '/api';
const page = 'text/html; charset=utf-8';

/** A request that isn't readable as HTTP never reaches a call; see the introduction of openapi.yaml. */
const unreadable: readonly number[] = [408, 414, 431];
/** The same, if we know that it isn't. */
const broken: readonly number[] = [400, 417];

const decoded = (target: string): string => {
  const [path = ''] = target.replace(/^http:\/\/[^/]*/, '').split(/[?#]/);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** A refusal that has no call's format; people get a page. */
const faultOfRefusal = ({ status, headers, body }: Answer): string | undefined => {
  const type = headers['content-type'] ?? '';
  if (type.startsWith('text/html')) return undefined;
  if (!type.includes('json')) return `is of the type ${type}`;
  const said = JSON.parse(body.toString()) as Record<string, unknown>;
  const isWhole = said['statusCode'] === status && typeof said['message'] === 'string' && said['message'] !== '';
  return isWhole ? undefined : 'is no refusal';
};

const hasNoBody = ({ method }: FuzzedCall, { status }: Answer): boolean =>
  method === 'HEAD' || status === 204 || status === 304;

/** Says what is wrong with an answer, if anything. */
export const createJudge = (document: ContractDocument) => {
  const { expectedOf, headerFaultOf } = createSchemaWatch(document, basePath);

  /** Refused before it reached its call. */
  const isRefusedEarlier = ({ isBroken }: FuzzedCall, told: Answer): boolean => {
    const mayBe =
      told.headers['content-type'] === page ||
      unreadable.includes(told.status) ||
      (isBroken && broken.includes(told.status));
    return told.status >= 400 && mayBe && faultOfRefusal(told) === undefined;
  };

  const faultIn = (call: FuzzedCall, told: Answer): string | undefined => {
    const { status, headers, body } = told;
    const path = decoded(call.target);
    const exchanged = { method: call.method, path, asked: Buffer.from(''), status, headers, answer: body };
    const expected = expectedOf(exchanged);
    if (!expected) return status < 400 ? undefined : faultOfRefusal(told);
    if (isRefusedEarlier(call, told)) return undefined;
    const { check, name } = expected;
    if (!check) return `${name} is not in the contract`;
    const violation = check(JSON.parse(body.toString()));
    if (violation) return `${name}: ${violation.message}`;
    return call.isBroken ? undefined : headerFaultOf(exchanged);
  };

  return (call: FuzzedCall, told: Answer | 'nothing' | 'late'): string | undefined => {
    if (told === 'late') return 'has no answer in time';
    if (told === 'nothing') return call.isBroken ? undefined : 'has no answer';
    if (told.status >= 500) return `failed with ${told.status}`;
    if (hasNoBody(call, told)) return undefined;
    try {
      return faultIn(call, told);
    } catch {
      return "isn't JSON";
    }
  };
};
