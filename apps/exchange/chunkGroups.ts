/** One of these paths, as a folder or a file. */
const oneOf = (...paths: string[]): RegExp =>
  new RegExp(`[\\\\/](?:${paths.join('|').replaceAll('/', '[\\\\/]')})(?=[\\\\/.])`);

/** Small parts of Radix that nearly every other part of it needs. */
const radixParts =
  '@radix-ui/(?:primitive|react-(?:callback-ref|context|id|presence|primitive|use-[a-z-]+|visually-hidden))';

const radixLayers = '@radix-ui/react-(?:arrow|dialog|dismissable-layer|focus-guards|focus-scope|popper|portal)';

/**
 * Which modules are sent as one file, because whoever needs one of them needs nearly all. Left to itself the builder makes
 * a file of whatever the same screens share, however small: 54 of them for the trading screen, of which a browser fetches
 * six at a time. The first group that has a module keeps it; what is in none goes with its screen.
 */
const groups = [
  { name: 'parts', test: oneOf(radixParts, 'components/Table/useOverflow') },
  // Of tabs and menus.
  { name: 'roving', test: oneOf('@radix-ui/react-(?:collection|direction|roving-focus)') },
  {
    name: 'fields',
    test: oneOf('components/(?:Field|SearchField)', 'format/count', 'messages/fields', 'validation/line'),
  },
  {
    name: 'overlays',
    test: oneOf(
      radixLayers,
      '@floating-ui',
      'react-remove-scroll(?:-bar)?',
      'aria-hidden',
      'use-callback-ref',
      'use-sidecar',
      'react-style-singleton',
      'get-nonce',
      'tslib',
      'components/Dialog/(?:Panel|startBeforeLinks|stayOpen|useFocusReturn)',
      'components/(?:Drawer|Select/Select)',
      'theme/(?:floating|option)',
    ),
  },
  {
    name: 'market',
    test: oneOf(
      'components/(?:Table|CoinIcon)',
      'messages/windDown',
      'components/EmptyState',
      'domain/src/assets/assets',
      'format/(?:andList|usd)',
    ),
  },
  {
    name: 'trading',
    test: oneOf(
      '@tanstack/react-query',
      '@radix-ui/react-tabs',
      'components/Tabs',
      // What else stands beside it checks addresses, and a group takes along whatever its modules import.
      'domain/src/(?:orders|wallet/smallBalance)',
      'format/(?:amount|moment)',
      'markets/listSizes',
      'services/(?:usePanelSizes|useScreenSettings|useStored)',
      'entities/orders/(?:figures|userTrade)',
      'trading/openOrders/(?:openOrder|queries|useOrderLists)',
      'entities/funds/(?:fund|queries|useHoldings)',
      'shared/serverState',
      'shared/(?:flows/newClientId|unconfirmed/sentFlow)',
      'trading/orders/sentOrders',
      'machines/src/(?:childAnswers|looking|sentRequests)',
      'components/(?:Select/ChoiceLine|Timestamp)',
      'domain/src/fees/fees',
    ),
  },
  {
    name: 'amounts',
    test: oneOf(
      'src/components/(?:Amount|AmountField|AfterPaint)',
      'src/tokens/scale',
      'services/(?:keepFlow|lookWhenBack|runningApp|tell|useWidth)',
      'flows/(?:rememberSent|useTypedForm)',
      'DateRangePicker/useIsWide',
    ),
  },
  {
    name: 'pages',
    test: oneOf(
      'components/(?:CoinName|DataTable|StatusDot)',
      'components/(?:Card/headingLevels|Combobox/(?:stepTo|useActiveOption))',
      'shared/(?:market/PairLink|page/(?:Notice|Page|useTab))',
    ),
  },
];

export const chunkGroups = [
  // What every page needs, whatever it is.
  { name: 'app', tags: ['$initial' as const], priority: groups.length + 1 },
  ...groups.map((group, index) => ({ ...group, priority: groups.length - index })),
];
