import type { Interaction, Pact } from './pact';

interface Parameter {
  type: string;
  meaning: string;
}

export type States = Readonly<Record<string, { meaning: string; parameters: Readonly<Record<string, Parameter>> }>>;

interface Use {
  provider: string;
  interaction: Interaction;
  /** The values that the interaction passes to the state. */
  params: Record<string, unknown>;
}

const usesOf = (state: string, pacts: readonly Pact[]): Use[] =>
  pacts.flatMap(({ provider, interactions }) =>
    interactions.flatMap((interaction) =>
      (interaction.providerStates ?? [])
        .filter(({ name }) => name === state)
        .map(({ params = {} }) => ({ provider: provider.name, interaction, params })),
    ),
  );

const placeOf = ({ request, metadata }: Interaction): string =>
  request ? `${request.method} ${request.path}` : (metadata?.channel ?? '');

const cells = (...texts: string[]): string => `| ${texts.map((text) => text.replaceAll('|', '\\|')).join(' | ')} |`;

const table = (heads: string[], rows: string[][]): string[] => [
  cells(...heads),
  cells(...heads.map(() => '---')),
  ...rows.map((row) => cells(...row)),
];

const useRow = ({ provider, interaction }: Omit<Use, 'params'>): string[] => [
  provider,
  interaction.description,
  `\`${placeOf(interaction)}\``,
];

const section = (name: string, { meaning, parameters }: States[string], pacts: readonly Pact[]): string[] => {
  const rows = Object.entries(parameters).map(([key, one]) => [`\`${key}\``, one.type, one.meaning]);
  const uses = usesOf(name, pacts).map((use) => [...useRow(use), `\`${JSON.stringify(use.params)}\``]);
  return [
    `## ${name}`,
    '',
    meaning,
    '',
    ...(rows.length > 0 ? [...table(['parameter', 'type', 'meaning'], rows), ''] : ['No parameters.', '']),
    ...table(['used by', 'interaction', 'call or channel', 'with'], uses),
    '',
  ];
};

const stateless = (pacts: readonly Pact[]): string[][] =>
  pacts.flatMap(({ provider, interactions }) =>
    interactions
      .filter(({ providerStates = [] }) => providerStates.length === 0)
      .map((interaction) => useRow({ provider: provider.name, interaction })),
  );

const intro = `<!-- Made from packages/api/src/pacts/states/states.ts and the pacts by \`npx tsx scripts/contract/states.ts\`; do not edit. -->

# Provider states

The state a backend must be in before each interaction. [README](README.md) explains how states are set. Every state
adds to a fresh exchange, which has no accounts, orders, trades, deposits or withdrawals, and where everything is open
except registration.
`;

/** The page about the states, for people who build a backend. */
export const statesPage = (states: States, pacts: readonly Pact[]): string =>
  [
    intro,
    ...Object.entries(states).flatMap(([name, state]) => section(name, state, pacts)),
    '## No state',
    '',
    'These hold in any state.',
    '',
    ...table(['used by', 'interaction', 'call or channel'], stateless(pacts)),
    '',
  ].join('\n');

const sorted = (names: string[]): string => names.sort().join(', ');

/** The differences between the pacts and the table of states. */
export const mistakesIn = (states: States, pacts: readonly Pact[]): string[] => {
  const named = pacts.flatMap(({ interactions }) => interactions.flatMap(({ providerStates = [] }) => providerStates));
  const unused = Object.keys(states).filter((name) => !named.some((one) => one.name === name));
  const unfit = named.flatMap(({ name, params = {} }) => {
    const state = states[name];
    if (!state) return [`"${name}" is not in the table`];
    const [given, wanted] = [sorted(Object.keys(params)), sorted(Object.keys(state.parameters))];
    return given === wanted ? [] : [`"${name}" is given ${given}, it takes ${wanted}`];
  });
  return [...unused.map((name) => `"${name}" is used by no pact`), ...unfit];
};
