import { Toasts } from '@exchange/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { createQueries } from '#entities/createQueries.ts';
import { ServicesContext, type Services } from '#shared/services/services.ts';

interface ConnectedProps {
  services: Services;
  /** The address to open, and the route that matches it. */
  at: string;
  route: string;
  children: ReactNode;
  /** Other addresses that it leads to. */
  also?: Readonly<Record<string, ReactNode>>;
}

const Elsewhere = () => <p>At {useLocation().pathname}</p>;

/** For stories of a whole screen: renders it on its route, and shows the address it leads to. */
export const Connected = ({ services, at, route, children, also = {} }: ConnectedProps) => {
  const [queries] = useState(() => createQueries(services));
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={queries}>
        <Routes>
          <Route path="/" element={<Navigate to={at} replace />} />
          <Route path={route} element={children} />
          {Object.entries(also).map(([path, screen]) => (
            <Route key={path} path={path} element={screen} />
          ))}
          <Route path="*" element={<Elsewhere />} />
        </Routes>
        <Toasts store={services.toasts} />
      </QueryClientProvider>
    </ServicesContext>
  );
};
