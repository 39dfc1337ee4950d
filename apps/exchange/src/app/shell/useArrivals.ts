import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Arrive } from '../../shared/page/arrival';

/**
 * Each path starts at the top of the page, and leads the focus to the heading of what has come up. What a screen keeps in
 * the query (a tab, a filter, a row that stands open) leaves one where one is.
 */
export const useArrivals = (brandName: string): Arrive => {
  const location = useLocation();
  const first = useRef(location);
  const hasNavigated = useRef(false);

  // Else the browser goes back to where one was, after us.
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  // Before the effects of the page, which ask whether there was a navigation.
  useLayoutEffect(() => {
    hasNavigated.current = location !== first.current;
  }, [location]);

  useLayoutEffect(() => {
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  }, [location.pathname]);

  return useCallback(
    (tabTitle, heading) => {
      document.title = tabTitle(brandName);
      // Who has just opened the page starts at its very top, as everywhere.
      if (hasNavigated.current) heading?.focus({ preventScroll: true });
    },
    [brandName],
  );
};
