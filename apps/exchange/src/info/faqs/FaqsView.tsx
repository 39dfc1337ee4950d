import { counted, type FaqSection } from '@exchange/domain';
import { Accordion, AccordionItem, Button, EmptyState, SearchField } from '@exchange/ui';
import { useEffect, useRef, useState } from 'react';
import { Page } from '../../shared/page/Page';
import { Passages } from '../pages/Passages';
import * as styles from '../pages/pages.css';
import type { SettingWords } from '../pages/words';
import { countQuestions, findQuestions } from './findQuestions';

const texts = {
  search: 'Search the FAQs',
  found: (count: number): string => `${counted(count, 'answer')} found`,
  noMatches: (typed: string): string => `No matches for “${typed}”`,
  clear: 'Clear',
} as const;

export interface FaqsViewProps {
  title: string;
  sections: readonly FaqSection[];
  settings: SettingWords;
  /** The id of the question whose answer is open. */
  open: string;
  onOpen: (id: string) => void;
}

/** What an address leads to is in sight once the page has come up. */
const useInSight = (id: string): void => {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (shown.current === undefined && id !== '') document.getElementById(id)?.scrollIntoView({ block: 'start' });
    shown.current = id;
  }, [id]);
};

/** Questions in their sections, each answer with an address of its own. */
export const FaqsView = ({ title, sections, settings, open, onOpen }: FaqsViewProps) => {
  const [typed, setTyped] = useState('');
  useInSight(open);
  const wanted = typed.trim();
  const found = findQuestions(sections, wanted, settings);
  return (
    <Page title={title} width="reading">
      <SearchField
        label={texts.search}
        placeholder={texts.search}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        status={wanted === '' ? undefined : texts.found(countQuestions(found))}
      />
      {found.length === 0 && (
        <EmptyState
          text={texts.noMatches(wanted)}
          action={
            <Button size="small" variant="outline" tone="neutral" onClick={() => setTyped('')}>
              {texts.clear}
            </Button>
          }
        />
      )}
      {found.map(({ id, title: name, questions }) => (
        <section key={id} className={styles.section} aria-labelledby={`section-${id}`}>
          <h2 id={`section-${id}`} className={styles.chapterTitle}>
            {name}
          </h2>
          <Accordion type="single" headingLevel={3} value={open} onValueChange={onOpen}>
            {questions.map((one) => (
              <AccordionItem key={one.id} id={one.id} value={one.id} title={one.question}>
                <Passages passages={one.answer} />
              </AccordionItem>
            ))}
          </Accordion>
        </section>
      ))}
    </Page>
  );
};
