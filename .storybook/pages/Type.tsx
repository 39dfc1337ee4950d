import { typography, weight } from '../../packages/ui/src/tokens/scale';
import { Page, Section } from './Page';
import * as specimen from './specimen.css';
import * as styles from './type.css';

const uses: Record<keyof typeof typography, string> = {
  11: 'Units and badges',
  12: 'Trading panels and tables',
  13: 'Dense lists, form hints',
  14: 'Work areas, controls',
  16: 'Reading pages',
  20: 'Section titles, the last price',
  28: 'Screen titles',
};

const weightUses: Record<keyof typeof weight, string> = {
  regular: 'Text and figures',
  medium: 'Controls and labels',
  strong: 'Titles',
};

const prices: [whole: string, zeros: string, amount: string][] = [
  ['0.00001234', '', '1,250.5'],
  ['0.000012', '00', '84,000.0'],
  ['0.00001', '000', '7.5'],
];

const Sizes = () => (
  <ul className={styles.rows}>
    {Object.entries(typography).map(([size, look]) => (
      <li key={size} className={styles.row}>
        <span className={specimen.label}>
          <span className={specimen.name}>
            {size} / {Number.parseInt(look.lineHeight, 10)}
          </span>
          <span className={specimen.note}>{uses[Number(size) as keyof typeof typography]}</span>
        </span>
        <p style={look}>Buy 1,250.50 XDC at 0.00001234 ETH</p>
      </li>
    ))}
  </ul>
);

const Weights = () => (
  <ul className={styles.rows}>
    {Object.entries(weight).map(([name, fontWeight]) => (
      <li key={name} className={styles.row}>
        <span className={specimen.label}>
          <span className={specimen.name}>
            {name} {fontWeight}
          </span>
          <span className={specimen.note}>{weightUses[name as keyof typeof weight]}</span>
        </span>
        <p style={{ ...typography[20], fontWeight }}>Open orders, funds and fees</p>
      </li>
    ))}
  </ul>
);

const Figures = () => (
  <table className={styles.prices}>
    <thead>
      <tr>
        <th scope="col" className={styles.priceHead}>
          Pair
        </th>
        <th scope="col" className={styles.priceHead}>
          Price (ETH)
        </th>
        <th scope="col" className={styles.priceHead}>
          Amount (XDC)
        </th>
      </tr>
    </thead>
    <tbody>
      {prices.map(([whole, zeros, amount]) => (
        <tr key={whole}>
          <td className={styles.priceCell}>XDC / ETH</td>
          <td className={styles.priceCell}>
            {whole}
            <span className={styles.zeros}>{zeros}</span>
          </td>
          <td className={styles.priceCell}>{amount}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

export const Type = () => (
  <Page
    title="Type"
    lead="Inter, in seven sizes and three weights. Only documented labels are in capitals, and a line of body text has at most 68 characters."
  >
    <Section title="Size and line height">
      <Sizes />
    </Section>
    <Section title="Weight">
      <Weights />
    </Section>
    <Section
      title="Figures"
      intro="All digits have the same width. Figures are right-aligned on the decimal point, trailing zeros are dimmed, and the unit appears once, in the header."
    >
      <Figures />
    </Section>
  </Page>
);
