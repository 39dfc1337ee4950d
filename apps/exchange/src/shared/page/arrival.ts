import { pageTitle } from '@exchange/domain';
import { createContext, useContext, useEffect, useRef, type RefObject } from 'react';

export type TabTitle = (brandName: string) => string;

/** What the frame does when a page has come up: name the tab, and lead focus and screen readers to the heading. */
export type Arrive = (tabTitle: TabTitle, heading: HTMLElement | null) => void;

/** Nothing happens where there is no frame, as in a story. */
export const ArrivalContext = createContext<Arrive>(() => undefined);

/** The pattern of `pageTitle` is every screen's but home's. */
export const usePageArrival = (title: string, tabTitle?: TabTitle): RefObject<HTMLHeadingElement | null> => {
  const arrive = useContext(ArrivalContext);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    arrive(tabTitle ?? ((brandName) => pageTitle(brandName, title)), heading.current);
  }, [arrive, title, tabTitle]);
  return heading;
};
