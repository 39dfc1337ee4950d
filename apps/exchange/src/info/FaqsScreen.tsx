import { useLocation, useNavigate } from 'react-router-dom';
import { useServices } from '../shared/services/services';
import { FaqsView } from './faqs/FaqsView';
import { faqs } from './generated/faqs.gen';
import { settingWords } from './pages/words';

/** The address names the answer that stands open. */
export const FaqsScreen = () => {
  const { hash } = useLocation();
  const navigate = useNavigate();
  return (
    <FaqsView
      {...faqs}
      settings={settingWords(useServices().config)}
      open={decodeURIComponent(hash.slice(1))}
      onOpen={(id) => void navigate({ hash: id }, { replace: true, preventScrollReset: true })}
    />
  );
};
