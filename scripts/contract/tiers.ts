import { createExtensionReader, type FieldSchema } from '@exchange/api/extensions';
import { callsOf, parametersOf, responsesOf, type Call, type Content, type Contract } from './contract';
import type { Body, Interaction, Pact, Request, Rule, Tier } from './pact';
import type { States } from './statesPage';

type Rules = Record<string, Rule>;

const valueAt = (value: unknown, rulePath: string): unknown =>
  rulePath
    .replaceAll('[*]', '[0]')
    .split(/[.[\]]+/)
    .filter((key) => key !== '' && key !== '$')
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value);

/** The rules about what is left of an answer. */
const rulesFor = (content: unknown, rules: Rules): Rules =>
  Object.fromEntries(
    Object.entries(rules).flatMap(([path, rule]) => {
      const value = valueAt(content, path);
      if (value === undefined) return [];
      const matchers = rule.matchers.map(({ variants, ...matcher }) => ({
        ...matcher,
        ...(variants && {
          variants: variants.map((variant) => ({
            ...variant,
            rules: rulesFor((value as unknown[])[variant.index], variant.rules),
          })),
        }),
      }));
      return [[path, { ...rule, matchers }]];
    }),
  );

const jsonSchema = (content: Record<string, Content> | undefined): FieldSchema =>
  content?.['application/json']?.schema ?? {};

const hasPath = ({ path, method }: Call, request: Request): boolean =>
  method === request.method && new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(request.path);

const fieldsIn = ({ content, contentType = '', encoded }: Body): [string, string][] => {
  const text = encoded === 'base64' ? Buffer.from(String(content), 'base64').toString() : content;
  if (typeof text !== 'string') return Object.entries(text as Record<string, string>);
  if (!contentType.startsWith('multipart/')) return [...new URLSearchParams(text)];
  return [...text.matchAll(/name="(\w+)"\r?\n\r?\n(.*)\r?\n/g)].map(([, name = '', value = '']) => [name, value]);
};

/** Sorts interactions into tiers, by what openapi.yaml and the table of states mark as extensions. */
export const createTiers = (contract: Contract, states: States) => {
  const calls = callsOf(contract);
  const { extensionFields, withoutExtensions } = createExtensionReader(contract);

  const callOf = (request: Request): Call => {
    const call = calls.find((one) => hasPath(one, request));
    if (!call) throw new Error(`openapi.yaml has no ${request.method} ${request.path}`);
    return call;
  };

  const channelOf = (wireName: string) =>
    Object.entries(contract.webhooks).find(([name]) =>
      new RegExp(`^${name.replace('{pair}', '[A-Z0-9]+-[A-Z0-9]+').replace('{userId}', '.+')}$`).test(wireName),
    )?.[1].post;

  const isOfExtension = ({ request, metadata }: Interaction): boolean =>
    (request ? callOf(request).operation : channelOf(metadata?.channel ?? ''))?.['x-extension'] === true;

  /** What a request says in fields that a server without extensions ignores. */
  const extensionsIn = (request: Request): [string, string][] => {
    const { operation } = callOf(request);
    const marked = parametersOf(contract, operation).filter((parameter) => parameter['x-extension']);
    const [content] = Object.values(operation.requestBody?.content ?? {});
    const fields = content ? extensionFields(content.schema) : [];
    return [
      ...marked.flatMap(({ name }) => (request.query?.[name] ?? []).map((value): [string, string] => [name, value])),
      ...(request.body ? fieldsIn(request.body) : []).filter(([name]) => fields.includes(name)),
    ];
  };

  /** Whether the answer depends on them: it refuses one, or one has a value that the server was told before. */
  const isAboutExtensions = ({ providerStates = [], request, response }: Interaction): boolean => {
    if (!request) return false;
    const { field } = (response?.body?.content ?? {}) as { field?: string };
    const known = new Set(providerStates.flatMap(({ params = {} }) => Object.values(params)));
    return extensionsIn(request).some(
      ([name, value]) => name === field || value.split(',').some((one) => known.has(one)),
    );
  };

  /** Only a server with extensions can be in its state, or knows what the request means. */
  const needsExtensions = (interaction: Interaction): boolean =>
    isOfExtension(interaction) ||
    (interaction.providerStates ?? []).some(({ name }) => states[name]?.isExtension) ||
    isAboutExtensions(interaction);

  const schemaOf = ({ request, response, metadata }: Interaction): FieldSchema => {
    if (!request || !response) return jsonSchema(channelOf(metadata?.channel ?? '')?.requestBody?.content);
    const answers = responsesOf(contract, callOf(request).operation);
    return jsonSchema(answers.find(({ status }) => status === String(response.status))?.content);
  };

  const stripped = <Answer extends { body?: Body; matchingRules?: { body?: Rules } }>(
    schema: FieldSchema,
    answer: Answer,
    body: Body,
  ): { body: Body; matchingRules?: Answer['matchingRules'] } => {
    const content = withoutExtensions(schema, body.content);
    const { matchingRules } = answer;
    return {
      body: { ...body, content },
      ...(matchingRules && {
        matchingRules: {
          ...matchingRules,
          ...(matchingRules.body && { body: rulesFor(content, matchingRules.body) }),
        },
      }),
    };
  };

  /** What it asks of a server without extensions. */
  const documentedPart = (interaction: Interaction): Interaction => {
    const { response, contents } = interaction;
    const schema = schemaOf(interaction);
    if (response?.body)
      return { ...interaction, response: { ...response, ...stripped(schema, response, response.body) } };
    if (!contents) return interaction;
    const { body, matchingRules } = stripped(schema, interaction, contents);
    return { ...interaction, contents: body, ...(matchingRules && { matchingRules }) };
  };

  const isSame = (one: Interaction, other: Interaction): boolean => JSON.stringify(one) === JSON.stringify(other);

  const inTier = ({ metadata, ...pact }: Pact, tier: Tier, interactions: Interaction[]): Pact => ({
    ...pact,
    interactions,
    // Without its library's versions, so that a pact changes only when the front end needs something else.
    metadata: { pactSpecification: metadata.pactSpecification, tier, contract: { version: contract.info.version } },
  });

  /**
   * A pact for each tier. An interaction that also reads extensions of a documented call is in both: in full among the
   * extensions, and without what they add among the documented.
   */
  return (pact: Pact): Record<Tier, Pact> => {
    const documented: Interaction[] = [];
    const extensions: Interaction[] = [];
    for (const interaction of pact.interactions) {
      const part = needsExtensions(interaction) ? undefined : documentedPart(interaction);
      if (part) documented.push(part);
      if (!part || !isSame(part, interaction)) extensions.push(interaction);
    }
    return { documented: inTier(pact, 'documented', documented), extensions: inTier(pact, 'extensions', extensions) };
  };
};
