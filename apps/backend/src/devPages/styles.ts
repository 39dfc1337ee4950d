import type { Markup } from './markup';

export const styles: Markup = {
  markup: `
:root { color-scheme: light dark; --page: #fcfcfd; --line: #e0e1e6; --text: #1c2024; --quiet: #60646c; --link: #3a5bc7;
  --fault: #ce2c31; --warning: #dc9b35; }
@media (prefers-color-scheme: dark) {
  :root { --page: #111113; --line: #2e3135; --text: #edeef0; --quiet: #b0b4ba; --link: #9eb1ff;
    --fault: #ff9592; --warning: #8f6424; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 32px 16px; max-width: 960px; background: var(--page); color: var(--text);
  font: 14px/20px Inter, system-ui, sans-serif; }
h1 { font-size: 20px; line-height: 28px; font-weight: 600; margin: 0 0 8px; overflow-wrap: anywhere; }
h2 { font-size: 14px; font-weight: 600; margin: 24px 0 8px; }
a { color: var(--link); }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
p, dl { margin: 0 0 16px; }
form { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; margin: 0 0 24px; }
label { display: grid; gap: 4px; flex: 1 1 240px; color: var(--quiet); }
input, select, button { font: inherit; color: inherit; height: 36px; padding: 0 12px; border: 1px solid var(--line);
  border-radius: 4px; background: transparent; min-width: 0; }
table { width: 100%; border-collapse: collapse; }
th, td { text-align: left; padding: 12px 16px 12px 0; border-bottom: 1px solid var(--line); vertical-align: top;
  overflow-wrap: anywhere; }
th, dt, .quiet { color: var(--quiet); font-weight: 400; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; }
dd { margin: 0; overflow-wrap: anywhere; }
pre { margin: 0; padding: 16px; border: 1px solid var(--line); border-radius: 8px; white-space: pre-wrap;
  overflow-wrap: anywhere; font: 13px/20px ui-monospace, monospace; }
nav { display: flex; flex-wrap: wrap; gap: 4px 16px; padding: 0 0 12px; margin: 0 0 24px; border-bottom: 1px solid var(--line); }
nav a { padding: 8px 0; }
nav [aria-current] { color: var(--text); text-decoration: none; font-weight: 600; }
select { appearance: auto; background: var(--page); }
button { cursor: pointer; padding: 0 16px; font-weight: 500; }
td form { margin: -8px 0; }
.stacked td { overflow-wrap: break-word; }
code { font: 13px/20px ui-monospace, monospace; overflow-wrap: anywhere; }
.field { display: grid; gap: 4px; flex: 1 1 200px; align-self: start; }
.field label { flex: none; }
.field ~ button { align-self: start; margin-top: 24px; }
.fault { margin: 0; color: var(--fault); }
.warning, .notice { padding: 12px 16px; border: 1px solid var(--line); border-radius: 8px; }
.warning { border-color: var(--warning); }
[aria-invalid] { border-color: var(--fault); }
@media (max-width: 640px) {
  .stacked thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
  .stacked, .stacked tbody, .stacked tr { display: block; }
  .stacked tr { padding: 12px 0; border-bottom: 1px solid var(--line); }
  .stacked td { display: grid; grid-template-columns: 96px minmax(0, 1fr); gap: 8px; padding: 2px 0; border: 0; }
  .stacked td:has(form) { align-items: center; }
  .stacked td form { margin: 4px 0; }
  .stacked td::before { content: attr(data-column); color: var(--quiet); }
}
iframe { width: 100%; height: 760px; border: 1px solid var(--line); border-radius: 8px; }
`,
};
