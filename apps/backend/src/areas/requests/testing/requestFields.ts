import { requestBounds } from '@exchange/domain';
import { readContract } from '#contract/document';
import { sampleRequests } from './sampleRequests';

interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  pattern?: string;
  maxLength?: number;
  enum?: readonly string[];
  properties?: Record<string, Schema>;
}

const { schemas } = (readContract() as unknown as { components: { schemas: Record<string, Schema> } }).components;

const resolved = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : (schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});

export const requestCalls = [
  { name: 'OtcRequest', path: '/common/otc', sample: sampleRequests.otc },
  { name: 'PartnershipRequest', path: '/common/partnership', sample: sampleRequests.partnership },
  { name: 'ContactRequest', path: '/common/contact', sample: sampleRequests.ticket },
  { name: 'Erc20AssetRequest', path: '/user/add_exchange_asset_requests', sample: sampleRequests.erc20 },
  { name: 'OtherAssetRequest', path: '/user/add_others_exchange_asset_requests', sample: sampleRequests.other },
] as const;

type RequestCall = (typeof requestCalls)[number];

/** A free-text field of the five calls. */
export interface RequestField {
  name: string;
  call: RequestCall;
  schema: Schema;
  /** Undefined if the contract has no limit. */
  longest: number | undefined;
  /** Whether any text is allowed, on one or several lines. */
  isFree: boolean;
  hasLines: boolean;
}

const byPrograms = ['exchange_id', 'client_request_id'];

/** A pattern may also limit the length. */
const longestOf = ({ maxLength, pattern = '' }: Schema): number | undefined => {
  const [, most] = /\{1,(\d+)\}\$$/.exec(pattern) ?? [];
  return maxLength ?? (most === undefined ? undefined : Number(most));
};

const fieldsOf = (call: RequestCall): RequestField[] =>
  Object.entries(schemas[call.name]?.properties ?? {}).flatMap(([name, property]) => {
    const schema = resolved(property);
    if (byPrograms.includes(name) || schema.type !== 'string' || schema.enum) return [];
    const longest = longestOf(schema);
    const isFree = schema.format === undefined && schema.pattern === undefined;
    return [{ name, call, schema, longest, isFree, hasLines: isFree && longest === requestBounds.story }];
  });

/** Read from the contract, so that a new field can't be forgotten. */
export const requestFields: readonly RequestField[] = requestCalls.flatMap(fieldsOf);
