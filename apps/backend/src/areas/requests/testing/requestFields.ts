import { requestBounds } from '@exchange/domain';
import { readContract } from '../../../contract/document';
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

/** A field of the five calls that somebody fills in by typing. */
export interface RequestField {
  name: string;
  call: RequestCall;
  schema: Schema;
  /** Nothing where the contract has none. */
  longest: number | undefined;
  /** Whether anything may be typed, in one line or in several. */
  isFree: boolean;
  hasLines: boolean;
}

const byPrograms = ['exchange_id', 'client_request_id'];

/** A pattern may bound a field as well. */
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

/** Read off the contract, so that a new field can't be forgotten. */
export const requestFields: readonly RequestField[] = requestCalls.flatMap(fieldsOf);
