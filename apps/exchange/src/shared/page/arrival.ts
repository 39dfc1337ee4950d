import { pageTitle } from '@exchange/domain';
import { createContext, useContext, useEffect, useRef, type RefObject } from 'react';

export type TabTitle = (brandName: string) => string;

/** Called when a page has appeared: sets the tab title, and moves focus and screen readers to the heading. */
export type Arrive = (tabTitle: TabTitle, heading: HTMLElement | null) => void;

/** Does nothing without a frame, as in a story. */
export const ArrivalContext = createContext<Arrive>(() => undefined);

/** Every screen except home uses the pattern of `pageTitle`. */
export const usePageArrival = (title: string, tabTitle?: TabTitle): RefObject<HTMLHeadingElement | null> => {
  const arrive = useContext(ArrivalContext);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    arrive(tabTitle ?? ((brandName) => pageTitle(brandName, title)), heading.current);
  }, [arrive, title, tabTitle]);
  return heading;
};
