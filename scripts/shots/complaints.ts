import type { Page } from 'playwright';

const MOST_CHARACTERS = 300;

/** Without the stack, since line numbers of a built file tell us nothing. */
export const brief = (text: string): string => {
  const [message = ''] = text.split(/\n\s+at /, 1);
  return message.replace(/\s+/g, ' ').trim().slice(0, MOST_CHARACTERS);
};

/** Collects everything that goes wrong on a page, as it happens. */
export const watchComplaints = (page: Page, { isLoud = false }: { isLoud?: boolean }): string[] => {
  const complaints: string[] = [];
  const complainAloud = (complaint: string) => {
    if (!isLoud) complaints.push(brief(complaint));
  };
  page.on('pageerror', ({ message }) => complainAloud(`threw: ${message}`));
  page.on('console', (message) => {
    // Failed requests are reported below, with their address.
    const isFailedRequest = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isFailedRequest) complainAloud(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    // Responses of a story's own service worker are part of the story.
    if (response.status() >= 400 && !response.fromServiceWorker())
      complaints.push(`${response.status()}: ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    if (reason !== 'net::ERR_ABORTED') complaints.push(`${reason}: ${request.url()}`);
  });
  return complaints;
};
