import { callsOf, responsesOf, type Contract } from './contract';

/** Every named example of every call, with its HTTP status. */
export const examplesSource = (contract: Contract): string => {
  const table = Object.fromEntries(
    callsOf(contract).map(({ operation }) => {
      const examples = responsesOf(contract, operation).flatMap(({ status, content }) =>
        Object.entries(content?.['application/json']?.examples ?? {}).map(([name, { value }]): [string, unknown] => [
          name,
          { status: Number(status), body: value },
        ]),
      );
      const names = examples.map(([name]) => name);
      const doubled = names.find((name, index) => names.indexOf(name) !== index);
      if (doubled) throw new Error(`${operation.operationId} has two examples called ${doubled}`);
      return [operation.operationId, Object.fromEntries(examples)];
    }),
  );
  const channels = Object.fromEntries(
    Object.entries(contract.webhooks).map(([name, { post }]) => {
      const examples = post.requestBody?.content['application/json']?.examples ?? {};
      return [name, Object.values(examples)[0]?.value ?? null];
    }),
  );
  return [
    `export const examples = ${JSON.stringify(table, null, 2)} as const;\n`,
    `export const liveExamples = ${JSON.stringify(channels, null, 2)} as const;\n`,
  ].join('\n');
};
