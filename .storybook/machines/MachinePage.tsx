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
        intro="Each box is a state and lists its transitions, which also apply to the states inside it. Lines on the right lead down, lines on the left lead up. A dot marks the initial state; a dashed line separates states that are active at the same time."
      >
        <MachineDiagram machine={machine} />
      </Section>
      <Section title="Actors" intro="The effects provided by the app and replaced by stories.">
        <Rows>
          {Object.keys(machine.implementations.actors).map((name) => (
            <Row key={name} name={name} />
          ))}
        </Rows>
      </Section>
    </div>
  </Page>
);
