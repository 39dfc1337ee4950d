import type { ReactNode } from 'react';
import type { AnyStateMachine } from 'xstate';
import { Page, Section } from '../pages/Page';
import { Row, Rows } from '../pages/Specimen';
import * as styles from './machinePage.css';
import { MachineDiagram } from './MachineDiagram';

interface MachinePageProps {
  title: string;
  lead: ReactNode;
  machine: AnyStateMachine;
}

export const MachinePage = ({ title, lead, machine }: MachinePageProps) => (
  <Page title={title} lead={lead}>
    <div className={styles.columns}>
      <Section
        title="States"
        intro="A box is a state and lists what leads out of it; what a box lists holds for all inside it. Ways down run on the right, ways up on the left. The dot marks where a box begins, a dashed line divides what goes on at the same time."
      >
        <MachineDiagram machine={machine} />
      </Section>
      <Section title="Effects" intro="What the app hands in, and a story replaces.">
        <Rows>
          {Object.keys(machine.implementations.actors).map((name) => (
            <Row key={name} name={name} />
          ))}
        </Rows>
      </Section>
    </div>
  </Page>
);
