import { readFileSync } from 'node:fs';
import * as main from '@exchange/api';
import * as contract from '@exchange/api/contract';
import * as extensions from '@exchange/api/extensions';
import * as testing from '@exchange/api/testing';
import { describe, expect, it } from 'vitest';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

/** All exported names, including types, which don't exist at run time. */
const namedIn = (path: string): string[] =>
  [...read(path).matchAll(/\{([^}]*)\}/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.replace(/^\s*type\s/, '').trim())
    .filter((name) => name !== '')
    .sort();

describe('the package', () => {
  it('has four doors [CAL-244]', () => {
    expect(JSON.parse(read('../package.json'))).toHaveProperty('exports', {
      '.': './src/index.ts',
      './contract': './src/contract/index.ts',
      './extensions': './src/contract/extensions.ts',
      './testing': './src/testing/index.ts',
    });
  });

  it('opens the client and the live feed [CAL-244]', () => {
    expect(Object.keys(main).sort()).toEqual([
      'createExchangeClient',
      'createFetchFile',
      'createLiveFeed',
      'createUpload',
      'operations',
    ]);
    expect(namedIn('index.ts')).toEqual([
      'Address',
      'Answered',
      'Area',
      'CallOptions',
      'ChannelName',
      'ExchangeClient',
      'ExchangeClientOptions',
      'FetchFile',
      'Input',
      'LiveFeed',
      'LiveFeedOptions',
      'LiveProblem',
      'LiveStatus',
      'OperationId',
      'Payload',
      'Upload',
      'createExchangeClient',
      'createFetchFile',
      'createLiveFeed',
      'createUpload',
      'operations',
    ]);
  });

  it('opens the contract as types alone [CAL-244]', () => {
    expect(Object.keys(contract)).toEqual([]);
    expect(namedIn('contract/index.ts')).toEqual(['components', 'operations', 'paths', 'webhooks']);
  });

  it('opens what the contract marks as extensions, for tests and tools [CAL-244]', () => {
    expect(Object.keys(extensions)).toEqual(['createExtensionReader']);
  });

  it('opens the fake exchange and the examples for tests and stories [CAL-244]', () => {
    const values = ['createFakeExchange', 'examples', 'fakeApiUrl', 'liveExamples', 'ok', 'outOfReach'];
    const types = ['Answer', 'Answers', 'ExampleName', 'FakeExchange', 'ReceivedCall', 'Sent'];
    expect(Object.keys(testing).sort()).toEqual(values);
    expect(namedIn('testing/index.ts')).toEqual([...types, ...values]);
  });
});
