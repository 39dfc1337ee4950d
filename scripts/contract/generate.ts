import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { contractFile, readContract } from './contract';
import { examplesSource } from './examples';
import { operationsSource } from './operations';
import { shapesSource } from './shapes';

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
    'contract/schema.gen.ts': await schemaSource(),
    'contract/operations.gen.ts': operationsSource(contract),
    'contract/shapes.gen.ts': shapesSource(contract),
    'testing/examples.gen.ts': examplesSource(contract),
  };
};

const current = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

const onlyCheck = process.argv.includes('--check');
const drifted: string[] = [];
for (const [file, source] of Object.entries(await sources())) {
  const path = fileURLToPath(new URL(`../../packages/api/src/${file}`, import.meta.url));
  const text = notice + source;
  if (current(path) === text) continue;
  drifted.push(file);
  if (!onlyCheck) writeFileSync(path, text);
}
if (onlyCheck && drifted.length > 0) {
  console.error(`Out of date: ${drifted.join(', ')}. Run \`npm run contract\`.`);
  process.exitCode = 1;
} else {
  console.log(drifted.length === 0 ? 'Generated files are up to date.' : `Written: ${drifted.join(', ')}`);
}
