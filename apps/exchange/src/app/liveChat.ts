/** Loads a live chat vendor's script at start-up, if the operator has named one. */
export const loadLiveChat = (scriptUrl: string, page: Pick<Document, 'createElement' | 'head'>): void => {
  if (scriptUrl === '') return;
  const script = page.createElement('script');
  script.src = scriptUrl;
  script.async = true;
  page.head.append(script);
};
