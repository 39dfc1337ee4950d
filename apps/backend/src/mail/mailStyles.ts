const font = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const reading = `${font};font-size:16px;line-height:26px;color:#1c2024`;
const quiet = `${font};font-size:14px;line-height:22px;color:#60646c`;

/** All email programs keep inline styles, some of them nothing else. These are the light theme. */
export const inline = {
  page: 'margin:0;padding:0;background:#f9f9fb',
  preview: 'display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;color:#f9f9fb',
  outer: 'padding:32px 16px',
  column: 'width:100%;max-width:520px',
  brand: `${font};font-size:14px;line-height:20px;font-weight:600;color:#1c2024;padding:0 0 16px`,
  card: 'background:#ffffff;border:1px solid #e0e1e6;border-radius:8px;padding:32px 24px',
  word: `${quiet};margin:0 0 16px`,
  title: `${font};font-size:20px;line-height:28px;font-weight:600;color:#1c2024;margin:0 0 16px`,
  paragraph: `${reading};margin:0 0 16px`,
  facts: 'margin:0 0 16px',
  factName: `${quiet};padding:4px 16px 4px 0;vertical-align:top;white-space:nowrap;text-align:left;font-weight:400`,
  factValue: `${font};font-size:14px;line-height:22px;color:#1c2024;padding:4px 0;word-break:break-word`,
  code: `${font};font-size:28px;line-height:36px;font-weight:600;letter-spacing:6px;color:#1c2024;background:#f0f0f3;border-radius:4px;padding:12px 12px 12px 18px;margin:0 0 16px;text-align:center`,
  button: `${font};display:inline-block;font-size:16px;line-height:24px;font-weight:600;color:#ffffff;background:#3e63dd;border-radius:4px;padding:10px 20px;text-decoration:none`,
  buttonRow: 'margin:0 0 16px',
  valid: `${quiet};margin:0`,
  otherwise: `${quiet};margin:16px 0 0;padding:16px 0 0;border-top:1px solid #e0e1e6`,
  link: 'color:#3a5bc7',
  footer: `${font};font-size:12px;line-height:16px;color:#60646c;padding:16px 0 0`,
} as const;

/** For programs that support more, and readers who prefer a dark theme. */
export const darkRules = `
@media (prefers-color-scheme: dark) {
  .page { background: #111113 !important; }
  .preview { color: #111113 !important; }
  .card { background: #18191b !important; border-color: #2e3135 !important; }
  .text { color: #edeef0 !important; }
  .quiet { color: #b0b4ba !important; }
  .rule { border-color: #2e3135 !important; }
  .code { background: #212225 !important; }
  .link { color: #9eb1ff !important; }
}
`;
