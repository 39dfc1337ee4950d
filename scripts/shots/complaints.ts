import type { Page } from 'playwright';

const MOST_CHARACTERS = 300;

/** Without the stack: the page says where to look, and the lines of a built file say nothing. */
export const brief = (text: string): string => {
  const [message = ''] = text.split(/\n\s+at /, 1);
  return message.replace(/\s+/g, ' ').trim().slice(0, MOST_CHARACTERS);
};

/** Everything about a page that should not have happened, as it happens. */
export const watchComplaints = (page: Page, { isLoud = false }: { isLoud?: boolean }): string[] => {
  const complaints: string[] = [];
  const complainAloud = (complaint: string) => {
    if (!isLoud) complaints.push(brief(complaint));
  };
  page.on('pageerror', ({ message }) => complainAloud(`threw: ${message}`));
  page.on('console', (message) => {
    // A failed request is told of below, with its address.
    const isFailedRequest = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isFailedRequest) complainAloud(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    // What a story's own worker answers is part of the story.
    if (response.status() >= 400 && !response.fromServiceWorker())
      complaints.push(`${response.status()}: ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    if (reason !== 'net::ERR_ABORTED') complaints.push(`${reason}: ${request.url()}`);
  });
  return complaints;
};
