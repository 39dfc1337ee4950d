import {
  assetLinks,
  assetOf,
  assets,
  formatDay,
  pairLabel,
  pairs,
  readAssetSymbol,
  showCoins,
  type AssetSymbol,
  type SupplyFact,
} from '@exchange/domain';
import { CoinIcon, DataTable, Link, Tab, TabList, TabPanel, Tabs, type DataColumn } from '@exchange/ui';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Notice } from '#shared/page/Notice.tsx';
import { Page } from '#shared/page/Page.tsx';
import { paths } from '#shared/page/paths.ts';
import { pathOfPair } from '#shared/page/place.ts';
import { tokenTexts as texts } from '../texts';
import { tokenStories } from '../generated/tokens.gen';
import { Passages, Words } from '../pages/Passages';
import type { TokenPrice } from './tokenPrice';
import { TokenPriceView } from './TokenPriceView';
import * as styles from './TokenView.css';

const supplyColumns: readonly DataColumn<SupplyFact>[] = [
  { key: 'fact', header: texts.fact, isRowHeader: true, cell: ({ fact }) => fact },
  { key: 'figure', header: texts.figure, cell: ({ figure }) => figure },
  { key: 'since', header: texts.since, cell: ({ since }) => formatDay(since) },
  {
    key: 'source',
    header: texts.source,
    cell: ({ source }) => (
      <Link isExternal href={source.to}>
        {source.text}
      </Link>
    ),
  },
];

interface TokenViewProps {
  symbol: AssetSymbol;
  price: TokenPrice;
  /** The address's token, if it isn't one of ours. */
  unknown: string | undefined;
  onChoose: (symbol: AssetSymbol) => void;
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.section}>
    <h3 className={styles.title}>{title}</h3>
    {children}
  </section>
);

const Overview = ({ symbol }: { symbol: AssetSymbol }) => {
  const { fullName, network, decimals, minimumDeposit, minimumWithdrawal } = assetOf(symbol);
  const { launchDate } = assetLinks[symbol];
  const lines = [
    [texts.fullName, fullName],
    [texts.network, network],
    [texts.consensus, tokenStories[symbol].consensus],
    [texts.launched, formatDay(launchDate)],
    [texts.decimals, String(decimals)],
    [texts.minimumDeposit, showCoins(minimumDeposit, symbol)],
    [texts.minimumWithdrawal, showCoins(minimumWithdrawal, symbol)],
  ];
  return (
    <dl className={styles.overview}>
      {lines.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

const Links = ({ symbol }: { symbol: AssetSymbol }) => {
  const { website, whitepaper, sourceCode, social } = assetLinks[symbol];
  const links = [
    { name: texts.website, url: website },
    { name: texts.whitepaper, url: whitepaper },
    { name: texts.sourceCode, url: sourceCode },
    ...social,
  ];
  return (
    <ul className={styles.links}>
      {links.map(({ name, url }) => (
        <li key={name}>
          <Link isExternal href={url}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
};

const Supply = ({ symbol }: { symbol: AssetSymbol }) => (
  <DataTable<SupplyFact>
    label={texts.supply}
    columns={supplyColumns}
    state={{ kind: 'ready', rows: tokenStories[symbol].supply }}
    rowKey={({ fact }) => fact}
    empty={{ text: texts.noSupply }}
    cardsBelow={480}
  />
);

const Here = ({ symbol }: { symbol: AssetSymbol }) => {
  const markets = pairs.filter(({ kind, base, quote }) => kind === 'spot' && (base === symbol || quote === symbol));
  const places = [
    ...markets.map((pair) => ({ to: pathOfPair(pair), label: pairLabel(pair.name) })),
    { to: `${paths.fees}?tab=withdrawal`, label: texts.fees },
    { to: paths.status, label: texts.status },
  ];
  return (
    <ul className={styles.links}>
      {places.map(({ to, label }) => (
        <li key={to}>
          <Link asChild>
            <RouterLink to={to}>{label}</RouterLink>
          </Link>
        </li>
      ))}
    </ul>
  );
};

const Token = ({ symbol, price }: Pick<TokenViewProps, 'symbol' | 'price'>) => {
  const { description, introduction } = tokenStories[symbol];
  return (
    <div className={styles.token}>
      <div className={styles.story}>
        <div className={styles.head}>
          <CoinIcon asset={symbol} size={32} />
          <div>
            <h2 className={styles.fullName}>
              {assetOf(symbol).fullName} <span className={styles.symbol}>{symbol}</span>
            </h2>
            <p className={styles.text}>
              <Words line={description} />
            </p>
          </div>
        </div>
        <div className={styles.body}>
          <Section title={texts.introduction}>
            <div className={styles.reading}>
              <Passages passages={introduction} />
            </div>
          </Section>
          <Section title={texts.supply}>
            <Supply symbol={symbol} />
          </Section>
        </div>
      </div>
      <div className={styles.price}>
        <TokenPriceView symbol={symbol} price={price} />
      </div>
      <div className={styles.facts}>
        <Section title={texts.overview}>
          <Overview symbol={symbol} />
        </Section>
        <Section title={texts.links}>
          <Links symbol={symbol} />
        </Section>
        <Section title={texts.more}>
          <Here symbol={symbol} />
        </Section>
      </div>
    </div>
  );
};

/** What each coin is, in its own tab. */
export const TokenView = ({ symbol, price, unknown, onChoose }: TokenViewProps) => (
  <Page title={texts.title}>
    {unknown !== undefined && <Notice>{texts.unknown(unknown)}</Notice>}
    <Tabs
      value={symbol}
      onValueChange={(value) => {
        const chosen = readAssetSymbol(value);
        if (chosen) onChoose(chosen);
      }}
    >
      <TabList label={texts.tabs}>
        {assets.map((asset) => (
          <Tab key={asset.symbol} value={asset.symbol}>
            {asset.symbol}
          </Tab>
        ))}
      </TabList>
      {assets.map((asset) => (
        <TabPanel key={asset.symbol} value={asset.symbol}>
          {asset.symbol === symbol && <Token symbol={symbol} price={price} />}
        </TabPanel>
      ))}
    </Tabs>
  </Page>
);
