import type { ReactNode } from 'react';
import type { AnyStateMachine } from 'xstate';
import { Link } from '../../packages/ui/src/components/Link/Link';
import { Page, Section } from '../pages/Page';
import { Row, Rows } from '../pages/Specimen';
import * as styles from './machinePage.css';
import { MachineDiagram } from './MachineDiagram';

interface MachinePageProps {
  title: string;
  lead: ReactNode;
  machine: AnyStateMachine;
  /** The stories of its screens, one per state. */
  stories?: readonly MachineStory[];
}

interface MachineStory {
  id: string;
  name: string;
}

const Stories = ({ stories }: { stories: readonly MachineStory[] }) => (
  <Section title="Stories" intro="The states as a trader sees them.">
    <Rows>
      {stories.map(({ id, name }) => (
        <li key={id} className={styles.story}>
          <Link asChild>
            <a href={`./?path=/story/${id}`} target="_top">
              {name}
            </a>
          </Link>
        </li>
      ))}
    </Rows>
  </Section>
);

export const MachinePage = ({ title, lead, machine, stories = [] }: MachinePageProps) => (
  <Page title={title} lead={lead}>
    <div className={styles.columns}>
      <Section
        title="States"
        intro="Each box is a state and lists its transitions, which also apply to the states inside it. Lines on the right lead down, lines on the left lead up. A dot marks the initial state; a dashed line separates states that are active at the same time."
      >
        <MachineDiagram machine={machine} />
      </Section>
      <div>
        <Section title="Actors" intro="The effects provided by the app and replaced by stories.">
          <Rows>
            {Object.keys(machine.implementations.actors).map((name) => (
              <Row key={name} name={name} />
            ))}
          </Rows>
        </Section>
        {stories.length > 0 && <Stories stories={stories} />}
      </div>
    </div>
  </Page>
);
