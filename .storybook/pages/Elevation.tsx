import * as styles from './elevation.css';
import { Page, Section } from './Page';
import * as specimen from './specimen.css';
import { BothThemes } from './Specimen';

const levels: Record<keyof typeof styles.level, string> = {
  flat: 'Cards and panels: a line and no shadow',
  floating: 'Menus, popovers, toasts',
  dialog: 'Dialogs and drawers, over the scrim',
};

export const Elevation = () => (
  <Page
    title="Elevation"
    lead="A shadow stands only under what floats. Everything else lies flat and is told apart by lines."
  >
    <Section title="Level">
      <BothThemes>
        {() => (
          <ul className={styles.stage}>
            {Object.entries(levels).map(([name, note]) => (
              <li key={name} className={styles.level[name as keyof typeof levels]}>
                <span className={specimen.name}>{name}</span>
                <span className={specimen.note}>{note}</span>
              </li>
            ))}
          </ul>
        )}
      </BothThemes>
    </Section>
  </Page>
);
