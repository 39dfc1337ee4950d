import { densities, type Density } from '../../packages/ui/src/tokens/density';
import { breakpoint, controlHeight, radius, space, target } from '../../packages/ui/src/tokens/scale';
import * as dense from './density.css';
import { Page, Section } from './Page';
import * as styles from './space.css';
import { Row, Rows } from './Specimen';

const radiusNotes: Record<keyof typeof radius, string> = {
  4: 'Controls',
  8: 'Cards and dialogs; trading panels have none',
};

const controlNotes: Record<keyof typeof controlHeight, string> = {
  28: 'Trading panels',
  36: 'Everywhere else',
  44: 'The main action of a form, and touch',
};

const targetNotes: Record<keyof typeof target, string> = {
  pointer: 'Minimum target for a pointer',
  touch: 'Minimum target for touch',
};

const breakpointNotes: Record<keyof typeof breakpoint, string> = {
  small: 'The product name is at full size',
  narrow: 'Buttons keep their width',
  tablet: 'Two columns from here up',
  desk: 'The trading screen shows its panels side by side',
  wide: 'Order book and trades side by side, the trading header on one line',
  roomy: 'The trading header shows the product name',
  ample: 'The trading header names what is unconfirmed',
};

const densityNames: Record<Density, string> = {
  comfortable: 'Comfortable, 44 px rows',
  compact: 'Compact, 28 px rows',
};

const funds = [
  ['XDC', '1,250,000.00'],
  ['XDCE', '84,300.00'],
  ['ETH', '2.51'],
];

/** The steps in the order of the scale, each with its note. */
const stepsOf = <Step extends string | number>(scale: Record<Step, string>, notes: Record<Step, string>) =>
  Object.entries<string>(scale).map(([step, size]) => ({ step, size, note: notes[step as Step] }));

const DensityTable = ({ density }: { density: Density }) => (
  <div data-density={density}>
    <table className={dense.table}>
      <caption className={styles.caption}>{densityNames[density]}</caption>
      <tbody>
        {funds.map(([asset, balance]) => (
          <tr key={asset}>
            <td className={dense.cell}>{asset}</td>
            <td className={dense.cell}>{balance}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

export const Space = () => (
  <Page
    title="Space"
    lead="Ten distances, two radii and three control heights. Related things sit closer together than unrelated ones, and every screen has one gutter."
  >
    <Section title="Distance">
      <Rows>
        {Object.entries(space).map(([step, size]) => (
          <Row key={step} name={step}>
            <span className={styles.sample}>
              <span className={styles.bar} style={{ inlineSize: size }} />
            </span>
          </Row>
        ))}
      </Rows>
    </Section>
    <Section title="Radius">
      <Rows>
        {stepsOf(radius, radiusNotes).map(({ step, size, note }) => (
          <Row key={step} name={step} note={note}>
            <span className={styles.sample}>
              <span className={styles.box} style={{ borderRadius: size, blockSize: controlHeight[36] }} />
            </span>
          </Row>
        ))}
      </Rows>
    </Section>
    <Section title="Control height">
      <Rows>
        {stepsOf(controlHeight, controlNotes).map(({ step, size, note }) => (
          <Row key={step} name={step} note={note}>
            <span className={styles.sample}>
              <span className={styles.box} style={{ borderRadius: radius[4], blockSize: size }} />
            </span>
          </Row>
        ))}
      </Rows>
    </Section>
    <Section title="Target">
      <Rows>
        {stepsOf(target, targetNotes).map(({ step, size, note }) => (
          <Row key={step} name={step} note={note} figure={size} />
        ))}
      </Rows>
    </Section>
    <Section title="Density" intro="A component inherits its density, so one table serves both.">
      <div className={styles.densities}>
        {densities.map((density) => (
          <DensityTable key={density} density={density} />
        ))}
      </div>
    </Section>
    <Section title="Breakpoint">
      <Rows>
        {stepsOf(breakpoint, breakpointNotes).map(({ step, size, note }) => (
          <Row key={step} name={step} note={note} figure={`from ${size}`} />
        ))}
      </Rows>
    </Section>
  </Page>
);
