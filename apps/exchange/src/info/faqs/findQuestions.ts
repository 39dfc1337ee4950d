import type { FaqSection, Question } from '@exchange/domain';
import { wordsOfPassages, type SettingWords } from '../pages/words';

const normalised = (text: string): string => text.toLocaleLowerCase('en').replaceAll('’', "'");

const keepQuestions = (sections: readonly FaqSection[], keeps: (question: Question, section: FaqSection) => boolean) =>
  sections.flatMap((section) => {
    const questions = section.questions.filter((question) => keeps(question, section));
    return questions.length === 0 ? [] : [{ ...section, questions }];
  });

/** Questions with every typed word in the question or its answer; an empty search finds all. */
export const findQuestions = (
  sections: readonly FaqSection[],
  typed: string,
  settings: SettingWords,
): readonly FaqSection[] => {
  const wanted = normalised(typed).split(/\s+/).filter(Boolean);
  return keepQuestions(sections, ({ question, answer }, { title }) => {
    const text = normalised([title, question, wordsOfPassages(answer, settings)].join(' '));
    return wanted.every((word) => text.includes(word));
  });
};

export const hasQuestion = (sections: readonly FaqSection[], id: string): boolean =>
  sections.some(({ questions }) => questions.some((question) => question.id === id));

/** The questions found, with one question kept in its place even if it doesn't match. */
export const withKept = (
  sections: readonly FaqSection[],
  found: readonly FaqSection[],
  kept: string,
): readonly FaqSection[] =>
  kept === '' || hasQuestion(found, kept)
    ? found
    : keepQuestions(sections, (question) => question.id === kept || hasQuestion(found, question.id));

export const countQuestions = (sections: readonly FaqSection[]): number =>
  sections.reduce((sum, { questions }) => sum + questions.length, 0);
