import { useServices } from '#shared/services/services.ts';
import { FaqsView } from './faqs/FaqsView';
import { findQuestions, hasQuestion } from './faqs/findQuestions';
import { useFaqsPlace } from './faqs/useFaqsPlace';
import { faqs } from './generated/faqs.gen';
import { settingWords } from './pages/words';

const { title, sections } = faqs;

export const FaqsScreen = () => {
  const { config, now } = useServices();
  const settings = settingWords(config, now());
  const place = useFaqsPlace((typed, id) => hasQuestion(findQuestions(sections, typed, settings), id));
  return <FaqsView {...{ title, sections, settings, ...place }} />;
};
