import { useLocation, useNavigate } from 'react-router-dom';
import { faqs } from './content/faqs';
import { FaqsView } from './faqs/FaqsView';

/** The address names the answer that stands open. */
export const FaqsScreen = () => {
  const { hash } = useLocation();
  const navigate = useNavigate();
  return (
    <FaqsView
      sections={faqs}
      open={decodeURIComponent(hash.slice(1))}
      onOpen={(id) => void navigate({ hash: id }, { replace: true, preventScrollReset: true })}
    />
  );
};
