import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { screen } from 'storybook/test';
import { ServicesContext, type Services } from '#shared/services/services.ts';
import { AboutScreen } from '../AboutScreen';
import { FaqsScreen } from '../FaqsScreen';
import { PrivacyScreen } from '../PrivacyScreen';
import { TermsScreen } from '../TermsScreen';

/** For the play functions; not visible. */
const Place = () => {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return (
    <div hidden>
      <p data-testid="place">
        {pathname}
        {search}
        {hash}
      </p>
      <button type="button" data-testid="back" onClick={() => void navigate(-1)} />
    </div>
  );
};

/** The address reached so far. */
export const place = () => screen.getByTestId('place').textContent;

/** Every address from now on. */
export const watchPlace = (): ReadonlySet<string> => {
  const seen = new Set<string>();
  const look = () => seen.add(place());
  new MutationObserver(look).observe(screen.getByTestId('place'), {
    childList: true,
    characterData: true,
    subtree: true,
  });
  return seen;
};

export const goBack = () => screen.getByTestId('back').click();

export interface TextsAtProps {
  address: string;
  services: Services;
}

/** The text pages, at their addresses. */
export const TextsAt = ({ address, services }: TextsAtProps) => (
  <MemoryRouter initialEntries={[address]}>
    <ServicesContext value={services}>
      <Routes>
        <Route path="/about" element={<AboutScreen />} />
        <Route path="/terms" element={<TermsScreen />} />
        <Route path="/privacy" element={<PrivacyScreen />} />
        <Route path="/faqs" element={<FaqsScreen />} />
        <Route path="*" element={<h1>Elsewhere</h1>} />
      </Routes>
    </ServicesContext>
    <Place />
  </MemoryRouter>
);
