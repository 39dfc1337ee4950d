import { useEffect, useRef, useState } from 'react';
import {
  createSearchParams,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';
import { anchorIn } from '#shared/page/anchor.ts';

interface Place {
  typed: string;
  /** The id of the question with the open answer. */
  open: string;
  /** The answer linked in the address: listed until something is typed, whatever is searched for. */
  kept: string;
}

/** Marks navigation by this page's own search and accordion, which must not scroll. */
const ownStep = 'own step';

/** Safari refuses to change the address more than a hundred times in half a minute. */
const writtenAfterMs = 300;

const addressOf = ({ typed, open }: Place) => ({
  search: typed.trim() === '' ? '' : `?${String(createSearchParams({ search: typed }))}`,
  hash: open,
});

/**
 * Search and open answer are kept in the address. Changes replace the history entry, so Back leaves the page.
 *
 * @param isFound Whether a search finds the question with this id.
 */
export const useFaqsPlace = (isFound: (typed: string, id: string) => boolean) => {
  const [query] = useSearchParams();
  const location = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const inAddress = (): Place => {
    const open = anchorIn(location.hash);
    return { typed: query.get('search') ?? '', open, kept: open };
  };
  const [place, setPlace] = useState(inAddress);
  const [arrival, setArrival] = useState(location);
  // The mark stays in the history, so Back can lead to an entry that has it.
  if (location !== arrival && (isBack || location.state !== ownStep)) {
    setArrival(location);
    setPlace(inAddress());
  }

  const stopWaiting = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  // A pending change belongs to the place that was left.
  useEffect(() => stopWaiting, [arrival]);

  const write = (next: Place) => {
    stopWaiting();
    void navigate(addressOf(next), { replace: true, preventScrollReset: true, state: ownStep });
  };

  return {
    ...place,
    arrival,
    onType: (typed: string) => {
      const next = { typed, open: isFound(typed, place.open) ? place.open : '', kept: '' };
      setPlace(next);
      stopWaiting();
      if (typed === '') write(next);
      else timer.current = setTimeout(() => write(next), writtenAfterMs);
    },
    /** Leaving the search field may be the first step of leaving the page. */
    onLeaveSearch: () => {
      if (timer.current !== undefined) write(place);
    },
    onToggle: (id: string) => {
      const next = { ...place, open: id };
      setPlace(next);
      write(next);
    },
  };
};
