import { counted, noMatches, type FaqSection } from '@exchange/domain';
import { Accordion, AccordionItem, Button, EmptyState, SearchField } from '@exchange/ui';
import { useRef } from 'react';
import { Page } from '#shared/page/Page.tsx';
import { useInSight } from '#shared/page/useInSight.ts';
import { Passages } from '../pages/Passages';
import * as styles from '../pages/pages.css';
import { Reading } from '../pages/Reading';
import type { SettingWords } from '../pages/words';
import { countQuestions, findQuestions, withKept } from './findQuestions';

const texts = {
  search: 'Search the FAQs',
  found: (count: number): string => `${counted(count, 'answer')} found`,
  clear: 'Clear',
} as const;

export interface FaqsViewProps {
  title: string;
  sections: readonly FaqSection[];
  settings: SettingWords;
  typed: string;
  onType: (typed: string) => void;
  onLeaveSearch: () => void;
  /** The id of the question with the open answer. */
  open: string;
  /** Called with the id of the question to open, or an empty string. */
  onToggle: (id: string) => void;
  /** The id of a question that is always listed, whatever is searched for. */
  kept: string;
  /** Changes when a link or Back leads here. */
  arrival: unknown;
}

/** Questions by section; each section and answer has its own address. */
export const FaqsView = ({
  title,
  sections,
  settings,
  typed,
  onType,
  onLeaveSearch,
  open,
  onToggle,
  kept,
  arrival,
}: FaqsViewProps) => {
  const field = useRef<HTMLInputElement>(null);
  useInSight(open, arrival);
  const wanted = typed.trim();
  const found = findQuestions(sections, wanted, settings);
  const listed = withKept(sections, found, kept);
  return (
    <Page title={title}>
      <Reading chapters={listed}>
        <SearchField
          ref={field}
          label={texts.search}
          placeholder={texts.search}
          value={typed}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
          onBlur={onLeaveSearch}
          status={wanted === '' ? undefined : texts.found(countQuestions(found))}
        />
        {found.length === 0 && (
          <EmptyState
            text={noMatches(wanted)}
            action={
              <Button
                size="small"
                variant="outline"
                tone="neutral"
                onClick={() => {
                  onType('');
                  field.current?.focus();
                }}
              >
                {texts.clear}
              </Button>
            }
          />
        )}
        {listed.map(({ id, title: name, questions }) => (
          <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`} tabIndex={-1} className={styles.chapterTitle}>
              {name}
            </h2>
            <Accordion type="single" headingLevel={3} value={open} onValueChange={onToggle}>
              {questions.map((one) => (
                <AccordionItem key={one.id} id={one.id} value={one.id} title={one.question}>
                  <Passages passages={one.answer} />
                </AccordionItem>
              ))}
            </Accordion>
          </section>
        ))}
      </Reading>
    </Page>
  );
};
