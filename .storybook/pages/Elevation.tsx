import * as styles from './elevation.css';
import { Page, Section } from './Page';
import * as specimen from './specimen.css';
import { BothThemes } from './Specimen';

const levels: Record<keyof typeof styles.level, string> = {
  flat: 'Cards and panels: a border, no shadow',
  floating: 'Menus, popovers, toasts',
  dialog: 'Dialogs and drawers, above the scrim',
};

export const Elevation = () => (
  <Page title="Elevation" lead="Only floating layers have a shadow. Everything else is flat and separated by lines.">
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
