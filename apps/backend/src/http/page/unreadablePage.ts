import { isPage } from './pageRequest';

const unreadable: readonly number[] = [400, 414];

/** Whether a person followed a link with an unreadable address, and should see a page instead of JSON. */
export const isUnreadablePage = (request: { method: string; url: string }, status: number): boolean =>
  unreadable.includes(status) && isPage(request);

/** A static page: the application would fail on the same address. It doesn't repeat any part of the address. */
export const unreadablePage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="robots" content="noindex" />
    <title>This link doesn't work</title>
  </head>
  <body>
    <h1>This link doesn't work</h1>
    <p>Its address is incomplete or mistyped. Check it and try again.</p>
    <p><a href="/">Go to the home page</a></p>
  </body>
</html>
`;
