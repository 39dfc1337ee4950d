import { assetOf, assetSymbols } from '@exchange/domain';
import { CoinIcon } from '../../packages/ui/src/components/CoinIcon/CoinIcon';
import { coinIconSizes, type CoinIconSize } from '../../packages/ui/src/components/CoinIcon/coinIconSizes';
import { Icon } from '../../packages/ui/src/components/Icon/Icon';
import { iconNames, iconSizes, type IconSize } from '../../packages/ui/src/components/Icon/iconNames';
import { iconUses } from './iconUses';
import * as styles from './icons.css';
import { Page, Section } from './Page';
import * as specimen from './specimen.css';
import { BothThemes, Row, Rows } from './Specimen';

const sizeNotes: Record<IconSize, string> = {
  12: 'In trading panels, badges and hints, with 11 and 12 px text',
  16: 'Everywhere else, with 13 and 14 px text',
  20: 'On its own in a header, with 16 px text and larger',
};

const coinSizeNotes: Record<CoinIconSize, string> = {
  16: 'In 28 px rows',
  20: 'In menus and the trading header',
  24: 'In 44 px rows',
  32: 'Next to the title of a screen or panel',
};

const rules: [name: string, note: string][] = [
  [
    'Words first',
    'An icon accompanies words or has a label that says the same. If the words are enough, leave it out.',
  ],
  ['One meaning', 'An icon means the same thing on every screen, and a thing has the same icon everywhere.'],
  ['The colour of the text', 'It takes the colour of the text next to it, and a tone only if the text has one too.'],
  ['Lines, not areas', 'Only a favourite’s star is filled, because filled means on.'],
  [
    'One style',
    'A 16 by 16 grid with a margin of 1.5; a 1.5 stroke with round caps at every size; a corner radius of 1.',
  ],
  ['Never an emoji', 'Emoji differ between systems and add colours that mean nothing here.'],
];

const Sizes = () => (
  <Rows>
    {iconSizes.map((size) => (
      <Row key={size} name={String(size)} note={sizeNotes[size]}>
        <span className={styles.sample}>
          <Icon name="search" size={size} />
          <Icon name="wallet" size={size} />
          <Icon name="warning" size={size} />
        </span>
      </Row>
    ))}
  </Rows>
);

const TheSet = () => (
  <ul className={styles.set}>
    {iconNames.map((name) => (
      <li key={name} className={styles.entry}>
        <span className={styles.drawings}>
          {iconSizes.map((size) => (
            <Icon key={size} name={name} size={size} />
          ))}
        </span>
        <span className={specimen.label}>
          <span className={specimen.name}>{name}</span>
          <span className={specimen.note}>{iconUses[name]}</span>
        </span>
      </li>
    ))}
  </ul>
);

const Coins = () => (
  <Rows>
    {assetSymbols.map((symbol) => (
      <Row key={symbol} name={symbol} note={assetOf(symbol).fullName}>
        <span className={styles.coins}>
          {coinIconSizes.map((size) => (
            <CoinIcon key={size} asset={symbol} size={size} />
          ))}
        </span>
      </Row>
    ))}
  </Rows>
);

export const Icons = () => (
  <Page
    title="Icons"
    lead="Icons help people find things again once they've read the label. There are few of them, all in one style, and none carries a meaning on its own."
  >
    <Section title="How to choose">
      <Rows>
        {rules.map(([name, note]) => (
          <Row key={name} name={name} note={note} />
        ))}
      </Rows>
    </Section>
    <Section title="Size">
      <Sizes />
    </Section>
    <Section title="The set" intro="Each at 12, 16 and 20, with its meaning.">
      <TheSet />
    </Section>
    <Section
      title="Coins"
      intro="One set of discs without colour, because colour is reserved for rising and falling prices. A coin derived from another keeps its mark: XDCE uses that of XDC, and both forks of Bitcoin use Bitcoin’s, tilted to either side."
    >
      <BothThemes>{() => <Coins />}</BothThemes>
    </Section>
    <Section title="Size of coins">
      <Rows>
        {coinIconSizes.map((size) => (
          <Row key={size} name={String(size)} note={coinSizeNotes[size]}>
            <span className={styles.sample}>
              <CoinIcon asset="XDC" size={size} />
            </span>
          </Row>
        ))}
      </Rows>
    </Section>
  </Page>
);
