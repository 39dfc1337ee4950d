import { requestBounds as most } from '@exchange/domain';
import { expect, it } from 'vitest';
import { readContract } from '../../contract/document';

interface Schema {
  $ref?: string;
  maxLength?: number;
  properties?: Record<string, Schema>;
}

const schemas = (readContract() as unknown as { components: { schemas: Record<string, Schema> } }).components.schemas;

const resolved = ({ $ref, ...schema }: Schema): Schema =>
  $ref ? (schemas[$ref.split('/').at(-1) ?? ''] ?? {}) : schema;

const longest = (name: string, field: string): number | undefined =>
  resolved(schemas[name]?.properties?.[field] ?? {}).maxLength;

it.each([
  ['OtcRequest', 'name', most.name],
  ['OtcRequest', 'email', most.email],
  ['OtcRequest', 'mobileNo', most.number],
  ['OtcRequest', 'tradeDetails', most.story],
  ['PartnershipRequest', 'firstName', most.name],
  ['PartnershipRequest', 'description', most.story],
  ['ContactRequest', 'subject', most.position],
  ['ContactRequest', 'description', most.story],
  ['Erc20AssetRequest', 'tokenName', most.name],
  ['Erc20AssetRequest', 'contractAddress', most.contract],
  ['Erc20AssetRequest', 'tokenSymbol', most.symbol],
  ['Erc20AssetRequest', 'requestedBy', most.name],
  ['Erc20AssetRequest', 'logoURL', most.link],
  ['OtherAssetRequest', 'name', most.name],
  ['OtherAssetRequest', 'companyPosition', most.position],
  ['OtherAssetRequest', 'website', most.link],
  ['OtherAssetRequest', 'supply', most.figure],
  ['OtherAssetRequest', 'remarks', most.story],
] as const)('%s.%s is as long in the contract as in its form [REQ-005]', (name, field, bound) => {
  expect(longest(name, field)).toBe(bound);
});
