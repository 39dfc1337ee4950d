/** The slot of a live chat: the script of a vendor, loaded at start-up where the operator names one. */
export const loadLiveChat = (scriptUrl: string, page: Pick<Document, 'createElement' | 'head'>): void => {
  if (scriptUrl === '') return;
  const script = page.createElement('script');
  script.src = scriptUrl;
  script.async = true;
  page.head.append(script);
};
