import type { ReactNode } from 'react';
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { InApp } from '#entities/testing/InApp.tsx';
import { readWantedPlace } from '#shared/session/wantedPlace.ts';
import { TradingPage } from '../../TradingPage';
import { nextTrader, type ScriptedDesk } from './scriptedDesk';

/** Simulates signing in, which returns to the previous page. */
const SignIn = ({ desk }: { desk: ScriptedDesk }) => {
  const navigate = useNavigate();
  const wanted = readWantedPlace(useLocation().state) ?? '/';
  const enter = () => {
    desk.services.session.send({ type: 'login.completed', session: nextTrader });
    void navigate(wanted);
  };
  return (
    <button type="button" onClick={enter}>
      Enter
    </button>
  );
};

const Ways = () => {
  const navigate = useNavigate();
  return (
    <nav aria-label="Elsewhere">
      {['/trade/XDC-USDT', '/trade/XDC-ETH', '/wallet'].map((place) => (
        <button key={place} type="button" onClick={() => void navigate(place)}>
          {place}
        </button>
      ))}
    </nav>
  );
};

interface DeskProps {
  desk: ScriptedDesk;
  at: string;
  header: ReactNode;
}

/** The trading screens with links between them, as in the application. */
export const Desk = ({ desk, at, header }: DeskProps) => (
  <InApp {...desk} at={at}>
    <Ways />
    {header}
    <Routes>
      <Route path="/trade/:token" element={<TradingPage title="Spot Trading" />} />
      <Route path="/trade/margin" element={<TradingPage title="Margin Trading" />} />
      <Route path="/trade/margin/:token" element={<TradingPage title="Margin Trading" />} />
      <Route path="/login" element={<SignIn desk={desk} />} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>
  </InApp>
);
