import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { staleFiles, writeStale } from '../steps/generatedFiles';
import { root } from '../steps/repositoryFiles';
import { asyncapiSource } from './asyncapi';
import { contractFile, readContract } from './contract';
import { examplesSource } from './examples';
import { laterOperationsSource, operationsSource } from './operations';
import { laterShapesSource, shapesSource } from './shapes';

const notice = '// Made from openapi.yaml by `npm run contract`; do not edit.\n';
const blob = ts.factory.createTypeReferenceNode('Blob');

const schemaSource = async (): Promise<string> => {
  const nodes = await openapiTS(pathToFileURL(contractFile), {
    transform: (schema) => (schema.format === 'binary' ? blob : undefined),
  });
  return astToString(nodes);
};

const sources = async (): Promise<Record<string, string>> => {
  const contract = readContract();
  return {
    'packages/api/src/contract/schema.gen.ts': notice + (await schemaSource()),
    'packages/api/src/contract/operations.gen.ts': notice + operationsSource(contract),
    'packages/api/src/contract/shapes.gen.ts': notice + shapesSource(contract),
    'packages/api/src/contract/later.gen.ts': `${notice}${laterOperationsSource(contract)}\n${laterShapesSource(contract)}`,
    'packages/api/src/testing/examples.gen.ts': notice + examplesSource(contract),
    'docs/asyncapi.yaml': asyncapiSource(contract),
  };
};

/** Makes the client's types and tables, and the AsyncAPI document, from openapi.yaml, and writes them unless it should only check them. */
export const takeContract = async ({ onlyCheck }: { onlyCheck: boolean }): Promise<{ ok: boolean; output: string }> => {
  const files = (onlyCheck ? staleFiles : writeStale)(root, await sources()).join(', ');
  if (files === '') return { ok: true, output: 'Generated files are up to date.' };
  return onlyCheck
    ? { ok: false, output: `Out of date: ${files}. Run \`npm run contract\`.` }
    : { ok: true, output: `Written: ${files}` };
};
