/** What looks breaking since the last release and isn't, with the reason, which the changelog gives. Empty after a release. */
export const harmless: readonly { text: RegExp; why: string }[] = [
  {
    text: /^(?:added the pattern .* to the request property `buyingDate`|the `buyingDate` request property type\/format changed)/,
    why: 'it takes what it took before, and dates without a zone',
  },
  {
    text: /^added `subschema .* to the `(?:password|newPassword)` request property `allOf` list$/,
    why: 'the same rule, in patterns that every engine takes',
  },
  {
    text: /^response property `(?:forceResetPwd|mailAuth|data\/documentStatus|(?:data\/)?tfaStatus)` list-of-types was widened/,
    why: 'the same values, each under its type',
  },
  {
    text: /^response property `data\/items\/allowWithdrawal` list-of-types was widened|^the `\S*(?:destinationTag|dialCode|docUniqueNo|mobileISD|mobileNo|postalCode)` response's property type\/format changed from .* to `string, integer/,
    why: 'a server may go on as before; the front end has always read both',
  },
];
