const marked = 'script[nonce], style[nonce], meta[property="csp-nonce"]';

/** Components with their own style tag need the page's nonce. Undefined outside a browser. */
export const cspNonce = (): string | undefined =>
  typeof document === 'undefined' ? undefined : document.querySelector<HTMLElement>(marked)?.nonce;
