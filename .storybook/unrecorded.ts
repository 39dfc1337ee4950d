// Storybook records each call of a play for a panel that a test run doesn't show. For each it describes the arguments,
// which lays out the page, and sorts all calls so far. It doesn't if the address says so.
const address = new URL(window.location.href);
address.searchParams.set('instrument', 'false');
window.history.replaceState(window.history.state, '', address);
