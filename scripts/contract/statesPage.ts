import { buildingOrder, needsIn } from './buildingOrder';
import type { Interaction, Pact } from './pact';

interface Parameter {
  type: string;
  meaning: string;
}

interface State {
  meaning: string;
  parameters: Readonly<Record<string, Parameter>>;
  /** Only a server with extensions can be in it. */
  isExtension?: boolean;
}

export type States = Readonly<Record<string, State>>;

interface Use {
  /** The provider with the tier: `exchange-api, extensions`. */
  usedBy: string;
  interaction: Interaction;
  /** The values that the interaction passes to the state. */
  params: Record<string, unknown>;
}

const nameOf = ({ provider, metadata: { tier } }: Pact): string =>
  tier === 'extensions' ? `${provider.name}, extensions` : provider.name;

const usesOf = (state: string, pacts: readonly Pact[]): Use[] =>
  pacts.flatMap((pact) =>
    pact.interactions.flatMap((interaction) =>
      (interaction.providerStates ?? [])
        .filter(({ name }) => name === state)
        .map(({ params = {} }) => ({ usedBy: nameOf(pact), interaction, params })),
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

const useRow = ({ usedBy, interaction }: Omit<Use, 'params'>): string[] => [
  usedBy,
  interaction.description,
  `\`${placeOf(interaction)}\``,
];

const section = (name: string, { meaning, parameters, isExtension }: State, pacts: readonly Pact[]): string[] => {
  const rows = Object.entries(parameters).map(([key, one]) => [`\`${key}\``, one.type, one.meaning]);
  const uses = usesOf(name, pacts).map((use) => [...useRow(use), `\`${JSON.stringify(use.params)}\``]);
  return [
    `## ${name}`,
    '',
    meaning,
    '',
    ...(isExtension ? ['Only for the extensions.', ''] : []),
    ...(rows.length > 0 ? [...table(['parameter', 'type', 'meaning'], rows), ''] : ['No parameters.', '']),
    ...table(['used by', 'interaction', 'call or channel', 'with'], uses),
    '',
  ];
};

const stateless = (pacts: readonly Pact[]): string[][] =>
  pacts.flatMap((pact) =>
    pact.interactions
      .filter(({ providerStates = [] }) => providerStates.length === 0)
      .map((interaction) => useRow({ usedBy: nameOf(pact), interaction })),
  );

const intro = `<!-- Made from packages/api/src/pacts/states/states.ts and the pacts by \`npx tsx scripts/contract/states.ts\`; do not edit. -->

# Provider states

The state a backend must be in before each interaction. [README](README.md) explains how states are set. Every state
adds to a fresh exchange, which has no accounts, orders, trades, deposits or withdrawals, and where everything is open
except registration.
`;

/** What is verified without any state, and then with one state after the other. */
const ramp = (pacts: readonly Pact[]): string[] => {
  const documented = needsIn(pacts.filter(({ metadata }) => metadata.tier !== 'extensions'));
  const all = needsIn(pacts);
  const rows = buildingOrder(documented, all).map(({ added, reached }, index) => [
    String(index),
    added === undefined ? 'none' : `[${added}](#${added.replaceAll(' ', '-')})`,
    ...reached.map(String),
  ]);
  return [
    '## Where to begin',
    '',
    'The order in which states make the most interactions possible. The documented tier has ' +
      `${String(documented.length)}, and with the extensions there are ${String(all.length)}.`,
    '',
    ...table(['states', 'added last', 'documented', 'with extensions'], rows),
    '',
  ];
};

/** By provider; of each the documented tier comes first. */
const inOrder = (pacts: readonly Pact[]): Pact[] =>
  pacts.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), 'en'));

/** The page about the states, for people who build a backend. */
export const statesPage = (states: States, written: readonly Pact[]): string => {
  const pacts = inOrder(written);
  return [
    intro,
    ...ramp(pacts),
    ...Object.entries(states).flatMap(([name, state]) => section(name, state, pacts)),
    '## No state',
    '',
    'These hold in any state.',
    '',
    ...table(['used by', 'interaction', 'call or channel'], stateless(pacts)),
    '',
  ].join('\n');
};

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
