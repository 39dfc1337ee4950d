/** Parts that bring a style tag of their own may do so only under the page's nonce. */
export const cspNonce = (): string | undefined =>
  document.querySelector<HTMLElement>('script[nonce], style[nonce], meta[property="csp-nonce"]')?.nonce;
