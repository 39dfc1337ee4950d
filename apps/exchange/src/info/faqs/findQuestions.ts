import type { FaqSection, Passage } from '../content/page';
import { plainWords } from '../pages/words';

const wordsOf = (passage: Passage): string => {
  if (typeof passage === 'string') return passage;
  return 'rows' in passage ? passage.rows.flat().join(' ') : passage.points.join(' ');
};

const normalised = (text: string): string => text.toLocaleLowerCase('en').replaceAll('’', "'");

/** Those in which every typed word occurs, in the question or in its answer. */
export const findQuestions = (sections: readonly FaqSection[], typed: string): readonly FaqSection[] => {
  const wanted = normalised(typed).split(/\s+/).filter(Boolean);
  return sections.flatMap((section) => {
    const questions = section.questions.filter(({ question, answer }) => {
      const text = normalised(plainWords([section.title, question, ...answer.map(wordsOf)].join(' ')));
      return wanted.every((word) => text.includes(word));
    });
    return questions.length === 0 ? [] : [{ ...section, questions }];
  });
};

export const countQuestions = (sections: readonly FaqSection[]): number =>
  sections.reduce((sum, { questions }) => sum + questions.length, 0);
