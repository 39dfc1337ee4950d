import type { ReactNode } from 'react';
import { Link } from '../../packages/ui/src/components/Link/Link';
import * as styles from './gettingStarted.css';
import { Page, Section } from './Page';
import { byTitle, type StoryEntry } from './storyIndex';

const Facts = ({ children }: { children: ReactNode }) => <dl className={styles.facts}>{children}</dl>;

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt className={styles.term}>{term}</dt>
    <dd className={styles.meaning}>{children}</dd>
  </div>
);

const Key = ({ children }: { children: ReactNode }) => <kbd className={styles.key}>{children}</kbd>;

const StateLink = ({ id, name }: StoryEntry) => (
  <Link asChild variant="quiet">
    <a href={`./?path=/story/${id}`} target="_top">
      {name}
    </a>
  </Link>
);

const Everything = ({ entries }: { entries: StoryEntry[] }) => (
  <Section title="All stories" intro="Every name links to one state.">
    <Facts>
      {byTitle(entries).map(([title, states]) => (
        <Fact key={title} term={title.replaceAll('/', ' / ')}>
          <span className={styles.states}>
            {states.map((state) => (
              <StateLink key={state.id} {...state} />
            ))}
          </span>
        </Fact>
      ))}
    </Facts>
  </Section>
);

export const GettingStarted = ({ entries }: { entries: StoryEntry[] }) => (
  <Page
    title="Getting started"
    lead="Every component, screen and flow, in every state. You need only this Storybook, and nothing you do here affects a real account."
  >
    <Section title="Find a screen in a state">
      <Facts>
        <Fact term="By area">
          In the sidebar, open Screens, then an area, then a screen. Each entry is one state, named after what a trader
          sees: loading, empty, failed, filled.
        </Fact>
        <Fact term="By name">
          Press <Key>Ctrl K</Key> (<Key>⌘ K</Key> on a Mac) and type any part of a name. <Key>Alt →</Key> goes to the
          next state.
        </Fact>
        <Fact term="By flow">
          Flows play a whole journey, from its first step to its last. Machines show every state of a journey and the
          transitions between them.
        </Fact>
      </Facts>
    </Section>
    <Section title="Change how it looks">
      <Facts>
        <Fact term="Theme">Dark or light. Each is designed separately; neither is an inversion.</Fact>
        <Fact term="Palette">Green and red, or blue and orange for people who can’t tell them apart.</Fact>
        <Fact term="Motion">Full, or reduced, as people can set in their system.</Fact>
        <Fact term="Width">Phone at 360, tablet at 768, desktop at 1440.</Fact>
      </Facts>
    </Section>
    <Section title="Review it">
      <Facts>
        <Fact term="Share a state">
          The address in the browser includes the state, the theme and the palette. Copy and send it.
        </Fact>
        <Fact term="Try other content">Change text, figures and variants in the Controls panel.</Fact>
        <Fact term="Accessibility">
          The Accessibility panel lists every violation found. A state with a violation in either theme fails the tests.
        </Fact>
      </Facts>
    </Section>
    {entries.length > 0 && <Everything entries={entries} />}
  </Page>
);
