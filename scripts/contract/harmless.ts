/** What looks breaking since the last release and isn't, with the reason, which the changelog gives. Empty after a release. */
export const harmless: readonly { text: RegExp; why: string }[] = [
  {
    text: /`buyingDate`/,
    why: 'it takes what it took before, and dates without a zone',
  },
  {
    text: /^added `subschema .*(?:`password`|`newPassword`)/,
    why: 'the same rule, in patterns that every engine takes',
  },
  {
    text: /`(?:forceResetPwd|mailAuth|data\/documentStatus|(?:data\/)?tfaStatus)` list-of-types was widened/,
    why: 'the same values, each under its type',
  },
];
