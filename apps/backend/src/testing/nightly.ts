/** Whether this is `npm run test:nightly`, which repeats what the ordinary tests do once. */
export const isNightly = process.env['TESTS'] === 'nightly';
