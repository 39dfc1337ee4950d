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
  12: 'In trading panels, badges and notes under a field, beside 11 and 12',
  16: 'Everywhere else, beside 13 and 14',
  20: 'Alone in a header, beside 16 and more',
};

const coinSizeNotes: Record<CoinIconSize, string> = {
  16: 'In rows of 28',
  20: 'In menus and the trading header',
  24: 'In rows of 44',
  32: 'Beside the title of a screen or panel',
};

const rules: [name: string, note: string][] = [
  [
    'Words first',
    'A drawing stands beside words, or has a label that says the same. If the words are enough, it goes.',
  ],
  ['One meaning', 'A drawing says the same thing on every screen, and a thing has the same drawing on every screen.'],
  [
    'The colour of the text',
    'It takes the colour of what stands beside it, and a tone only where the words have it too.',
  ],
  ['Lines, not areas', 'Only the star of a favourite is filled, because filled means it is on.'],
  [
    'Drawn alike',
    'A grid of 16 by 16, within 1.5 of its edges; a line of 1.5 at every size, with round ends; corners of radius 1.',
  ],
  ['Never an emoji', 'They differ from system to system and bring colours that mean nothing here.'],
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
    lead="Drawings help to find again what one has read once. They are few, of one hand, and never the only thing that says something."
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
    <Section title="The set" intro="Each at 12, 16 and 20, with what it says.">
      <TheSet />
    </Section>
    <Section
      title="Coins"
      intro="One set of discs without colour, since colour is for what rises and falls. What descends from another coin keeps its figure: XDCE that of XDC, both forks that of Bitcoin, each leaning to its side."
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
