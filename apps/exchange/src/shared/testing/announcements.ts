const live = '[aria-live], [role="status"], [role="alert"]';

const regionOf = (changed: Node): Element | null | undefined =>
  (changed instanceof Element ? changed : changed.parentElement)?.closest(live);

/** Collects what live regions announce from now on, each change once. */
export const collectAnnouncements = () => {
  const announced: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const region of new Set(changes.map(({ target }) => regionOf(target))))
      if (region?.textContent) announced.push(region.textContent);
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return { announced, stop: () => observer.disconnect() };
};
