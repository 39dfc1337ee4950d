import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Arrive } from '#shared/page/arrival.ts';

/** Something was opened while the page was loading, for example from the header. Losing the focus would close it. */
const isFocusInLayer = (): boolean =>
  Boolean(document.activeElement?.closest('[role=dialog][data-state=open], [role=menu][data-state=open]'));

/**
 * Each path starts at the top of the page and moves the focus to its heading. A change of the query alone (a tab, a
 * filter, an open row) leaves scroll position and focus as they are.
 */
export const useArrivals = (brandName: string): Arrive => {
  const location = useLocation();
  const first = useRef(location);
  const hasNavigated = useRef(false);

  // Otherwise the browser would restore its scroll position after ours.
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  // Before the effects of the page, which check whether there was a navigation.
  useLayoutEffect(() => {
    hasNavigated.current = location !== first.current;
  }, [location]);

  useLayoutEffect(() => {
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  }, [location.pathname]);

  return useCallback(
    (tabTitle, heading) => {
      document.title = tabTitle(brandName);
      // When the page is first opened, focus starts at the very top, as on any site.
      if (hasNavigated.current && !isFocusInLayer()) heading?.focus({ preventScroll: true });
    },
    [brandName],
  );
};
