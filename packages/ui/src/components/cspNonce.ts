const marked = 'script[nonce], style[nonce], meta[property="csp-nonce"]';

/** Parts that bring a style tag of their own may do so only under the page's nonce. Without a page there is none. */
export const cspNonce = (): string | undefined =>
  typeof document === 'undefined' ? undefined : document.querySelector<HTMLElement>(marked)?.nonce;
