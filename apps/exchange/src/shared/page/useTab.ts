import { useSearchParams } from 'react-router-dom';

interface TabInAddress<Tab> {
  tab: Tab;
  onTabChange: (tab: Tab) => void;
}

/** The chosen tab, kept in the address; the first one is the default and left out of it. */
export const useTab = <Tab extends string>(tabs: readonly [Tab, ...Tab[]]): TabInAddress<Tab> => {
  const [query, setQuery] = useSearchParams();
  const [first] = tabs;
  return {
    tab: tabs.find((tab) => tab === query.get('tab')) ?? first,
    onTabChange: (tab) => setQuery(tab === first ? {} : { tab }),
  };
};
