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
  <Section title="Everything there is" intro="Each name is one state and leads to it.">
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
    lead="Every part, screen and flow of the exchange stands here in every state it can be in. Nothing needs to run but this Storybook, and nothing you do here reaches an account."
  >
    <Section title="Find a screen in a state">
      <Facts>
        <Fact term="By area">
          Open Screens in the sidebar, then the area, then the screen. Each entry below it is one state, named after
          what a trader sees: loading, empty, failed, filled.
        </Fact>
        <Fact term="By name">
          Press <Key>Ctrl K</Key> (<Key>⌘ K</Key> on a Mac) and type any part of a name. <Key>Alt →</Key> leads to the
          next state.
        </Fact>
        <Fact term="By the way through">
          Flows play a whole way from its first step to its last. Machines draw every state such a way can be in, and
          what leads from one to the next.
        </Fact>
      </Facts>
    </Section>
    <Section title="Look at it from all sides">
      <Facts>
        <Fact term="Theme">Dark or light. Both are designed, neither is the other turned over.</Fact>
        <Fact term="Palette">Green and red, or blue and orange for who cannot tell those two apart.</Fact>
        <Fact term="Motion">Full, or reduced as the system may ask for.</Fact>
        <Fact term="Width">Phone at 360, tablet at 768, desk at 1440.</Fact>
      </Facts>
    </Section>
    <Section title="Review it">
      <Facts>
        <Fact term="Point to a state">
          The address in the browser names the state, the theme and the palette. Send it.
        </Fact>
        <Fact term="Try other content">The Controls panel changes texts, figures and variants in place.</Fact>
        <Fact term="Accessibility">
          The Accessibility panel lists what the check found. A state with a finding does not pass the tests, in either
          theme.
        </Fact>
      </Facts>
    </Section>
    {entries.length > 0 && <Everything entries={entries} />}
  </Page>
);
