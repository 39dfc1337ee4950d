import { counted, type FaqSection } from '@exchange/domain';
import { Accordion, AccordionItem, Button, EmptyState, SearchField } from '@exchange/ui';
import { useEffect, useEffectEvent } from 'react';
import { Page } from '../../shared/page/Page';
import { Passages } from '../pages/Passages';
import * as styles from '../pages/pages.css';
import type { SettingWords } from '../pages/words';
import { countQuestions, findQuestions, withOpened } from './findQuestions';

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
  typed: string;
  onType: (typed: string) => void;
  /** The id of the question whose answer is open. */
  open: string;
  onOpen: (id: string) => void;
  /** Another one each time that somebody comes by an address. */
  arrival: string;
}

/** What an address leads to is brought into sight; what is opened on the page is in sight already. */
const useInSight = (id: string, arrival: string): void => {
  const show = useEffectEvent(() => {
    if (id !== '') document.getElementById(id)?.scrollIntoView({ block: 'start' });
  });
  useEffect(() => show(), [arrival]);
};

/** Questions in their sections, each section and each answer with an address of its own. */
export const FaqsView = ({ title, sections, settings, typed, onType, open, onOpen, arrival }: FaqsViewProps) => {
  useInSight(open, arrival);
  const wanted = typed.trim();
  const found = findQuestions(sections, wanted, settings);
  return (
    <Page title={title} width="reading">
      <SearchField
        label={texts.search}
        placeholder={texts.search}
        value={typed}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        status={wanted === '' ? undefined : texts.found(countQuestions(found))}
      />
      {found.length === 0 && (
        <EmptyState
          text={texts.noMatches(wanted)}
          action={
            <Button size="small" variant="outline" tone="neutral" onClick={() => onType('')}>
              {texts.clear}
            </Button>
          }
        />
      )}
      {withOpened(sections, found, open).map(({ id, title: name, questions }) => (
        <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} className={styles.chapterTitle}>
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
