import { useState } from 'react';
import { createSearchParams, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { anchorIn } from '../shared/page/anchor';
import { useServices } from '../shared/services/services';
import { FaqsView } from './faqs/FaqsView';
import { findQuestions, hasQuestion } from './faqs/findQuestions';
import { faqs } from './generated/faqs.gen';
import { settingWords } from './pages/words';

const { title, sections } = faqs;

/** Of a step that was made on this page itself; whoever comes by a link is led to what it names. */
const ownStep = 'own step';

/** Search and open answer stand in the address. They replace each other there, so Back leaves the page. */
const usePlace = () => {
  const [query] = useSearchParams();
  const location = useLocation();
  const { hash, key } = location;
  const navigate = useNavigate();
  const search = query.get('search') ?? '';
  // The router may follow a fast typist with a delay, so the field doesn't wait for it.
  const [typed, setTyped] = useState(search);
  const [arrival, setArrival] = useState(key);
  if (key !== arrival && location.state !== ownStep) {
    setArrival(key);
    setTyped(search);
  }
  const go = (words: string, open: string) =>
    void navigate(
      { search: words.trim() === '' ? '' : `?${String(createSearchParams({ search: words }))}`, hash: open },
      { replace: true, preventScrollReset: true, state: ownStep },
    );
  return { typed, setTyped, arrival, open: anchorIn(hash), go };
};

export const FaqsScreen = () => {
  const settings = settingWords(useServices().config);
  const { typed, setTyped, arrival, open, go } = usePlace();
  return (
    <FaqsView
      title={title}
      sections={sections}
      settings={settings}
      typed={typed}
      arrival={arrival}
      open={open}
      onType={(words) => {
        setTyped(words);
        go(words, hasQuestion(findQuestions(sections, words, settings), open) ? open : '');
      }}
      onOpen={(id) => go(typed, id)}
    />
  );
};
