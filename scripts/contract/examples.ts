import { callsOf, responsesOf, type Contract } from './contract';

const statusOf = (range: string, value: unknown): number => {
  const named = /^\d{3}$/.test(range) ? Number(range) : undefined;
  if (named !== undefined) return named;
  const said = value as { statusCode?: unknown; status?: unknown };
  const own = [said.statusCode, said.status].find((code) => typeof code === 'number' && code >= 400);
  return typeof own === 'number' ? own : Number(`${range[0]}00`);
};

/** Every named example of every call, with its HTTP status. */
export const examplesSource = (contract: Contract): string => {
  const table = Object.fromEntries(
    callsOf(contract).map(({ operation }) => {
      const examples = responsesOf(contract, operation).flatMap(({ status, content }) =>
        Object.entries(content?.['application/json']?.examples ?? {}).map(([name, { value }]): [string, unknown] => [
          name,
          { status: statusOf(status, value), body: value },
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
