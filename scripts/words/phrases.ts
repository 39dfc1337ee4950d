export interface Phrase {
  /** Matches the words we don't use. Always global and case-insensitive. */
  pattern: RegExp;
  instead: string;
}

const phrase = (pattern: string, instead: string): Phrase => ({ pattern: new RegExp(pattern, 'gi'), instead });

/** Phrases that can only be translations, which we look for in comments, too. */
export const everywhere: readonly Phrase[] = [
  phrase(String.raw`\banew\b`, 'again; re-rendered, reloaded, rewritten'),
  phrase(String.raw`\bfor who\b(?!['’])`, 'for people who …'),
  phrase(String.raw`\bwho (listens?|points?|hovers?)\b`, 'screen-reader users; on hover'),
  phrase(String.raw`\b(go|goes|went) well\b`, 'succeeds'),
  phrase(String.raw`\bsurroundings\b`, 'environment, dependencies; what is around it'),
  phrase(String.raw`\bnothing where (it|there|none|no)\b`, 'undefined if …'),
  phrase(String.raw`\bwhat (came|comes) of (it|that|them)\b`, 'the result, the outcome'),
  phrase(String.raw`\bno oftener\b`, 'at most every …'),
];

/** Phrases that sound translated, or that give one thing a second name. */
export const phrases: readonly Phrase[] = [
  ...everywhere,
  // Email and signing in
  phrase(String.raw`\be-mails?\b`, 'email'),
  phrase(String.raw`\bmailed you\b`, "we've emailed you …"),
  phrase(String.raw`\bwe (can )?mail you\b`, 'we (can) email you'),
  phrase(String.raw`\bmail (it|the link) again\b`, 'Resend link'),
  phrase(String.raw`\b(look into|check) (your|the) mailbox\b`, 'Check your email'),
  phrase(String.raw`\blook into the spam\b|\bNothing there\?`, "Can't find it? Check your spam folder."),
  phrase(String.raw`\b(code (of|from) the mail|digits of the mail)\b`, 'Email code; the code from the email'),
  phrase(String.raw`\byou asked for \S+@|^you asked for$`, 'We sent it to …'),
  phrase(String.raw`^ask again$`, 'Resend code, Resend link'),
  phrase(String.raw`\bis mailed where it is needed\b`, "We'll email you a new link when you sign in."),
  phrase(String.raw`\bmost likely you\b`, 'We received a sign-in with your password.'),
  phrase(String.raw`^Wait \d+:\d\d|^Wait \$`, 'Resend in 0:58'),
  // Orders and money
  phrase(String.raw`\bin all\.?$`, 'Total'),
  phrase(String.raw`\bwhat can be spent\b`, 'Available'),
  phrase(String.raw`\bfrom the middle\b`, 'from mid price'),
  phrase(String.raw`\bthe rest is free again\b|\bis free again\b`, 'reserved funds are released'),
  phrase(String.raw`\bwhat is left stays\b`, 'partially filled'),
  phrase(String.raw`^Keep them$`, 'Keep orders'),
  phrase(String.raw`\b(\d+) of \1 orders\b`, '7 orders cancelled'),
  phrase(String.raw`^You give$|^You get$`, 'You pay, You receive'),
  phrase(String.raw`\bno price (is )?known\b`, 'Price unavailable'),
  phrase(String.raw`\bsweep the order book\b`, 'Fill cumulative amount'),
  phrase(String.raw`\bsaid what became of\b`, 'We have no reply yet for your order.'),
  phrase(String.raw`\bin doubt\b|\bunsettled\b`, 'unconfirmed'),
  phrase(String.raw`\bI have looked\b`, "I've checked"),
  phrase(String.raw`\blook whether\b`, 'check whether'),
  phrase(String.raw`\bplacing it again would be another\b`, 'Placing it again would create a second order.'),
  // Screens
  phrase(
    String.raw`\bNothing (is called|fits)\b|\bNo (pair|favourite) (is called|matches)\b|\bNothing matches\b`,
    'No matches for “abc”',
  ),
  phrase(
    String.raw`\bNot live\.|\blast known figures\b|\bare the last known\b|\bPrices are live\b`,
    'Reconnecting…, Live, Delayed',
  ),
  phrase(String.raw`^load (\w+ )*again$|\bload(ed|s|ing)? anew\b`, 'Refresh, Retry; reload'),
  phrase(String.raw`\b(bring|brings) back the first\b|\bfirst (panel )?sizes\b`, 'Reset layout; the default layout'),
  phrase(
    String.raw`\bThere is no pair \S+ here\b|\bYou see .+ instead\b`,
    'FOO-BAR is not listed. Showing XDC / XDCE.',
  ),
  phrase(String.raw`\bno blanks\b`, 'No spaces'),
  phrase(
    String.raw`\bwithdrawals (are|stay|will be) closed\b|\bwithdrawals open (in|once|\d)`,
    'Withdrawals are locked, unlock in … (of an account; one coin is paused)',
  ),
  phrase(String.raw`\bwait(s|ing)? for (a|our|the) decision\b`, 'under review'),
  phrase(String.raw`\bopens? by (itself|themselves)\b`, 'unlocks, reopens, opens automatically'),
  phrase(String.raw`\bmakes? a first trade\b`, 'makes their first trade'),
  phrase(String.raw`\bis asked for again\b`, 'asks for another code'),
  phrase(String.raw`\bno answer comes\b`, 'if there is no answer'),
  phrase(String.raw`\btakes? the place of\b`, 'replaces'),
  phrase(String.raw`\bnumber in the picture\b`, 'Number in the image'),
  phrase(String.raw`\bmark with a star stand\b`, 'No favourites yet. Star a pair to add it here.'),
  // Docs and test names
  phrase(String.raw`\bbegin(s|ning)? anew\b`, 'start over, from scratch'),
  phrase(String.raw`\bin good order\b`, 'cleanly'),
  phrase(
    String.raw`\b(one |a )?(folder|file|database|commit|concern) a (flow|file|run|commit|row)\b`,
    'one folder per flow, one database per file',
  ),
  phrase(
    String.raw`\bthose who (listen|are told)\b|\bwho is told\b|\bfor who (listens|cannot|can't)\b`,
    'listeners, subscribers; for people who …',
  ),
  phrase(String.raw`\bhas to be able to\b|\bis to be able to\b`, 'must, can'),
  phrase(String.raw`\bby the same door\b`, 'through the same path as everyone else'),
  phrase(String.raw`\bmakes them again what they are\b`, 'resets them'),
  phrase(String.raw`\bstands? here in every state\b`, 'Every component, screen and flow, in every state.'),
  phrase(String.raw`\bneither is the other turned over\b`, 'neither is an inversion'),
  phrase(String.raw`\btell those two apart\b`, 'tell them apart'),
  phrase(String.raw`\bgoes through the house\b`, 'goes through the codebase'),
  phrase(String.raw`\bto be had\b|\bcannot be had\b`, 'available; could not be loaded'),
  // Spelling
  phrase(String.raw`\batleast\b`, 'at least'),
  phrase(String.raw`\boccured\b`, 'occurred'),
  phrase(String.raw`\bupto\b`, 'up to'),
  phrase(String.raw`\bwont\b`, "won't"),
  phrase(String.raw`\bswaping\b`, 'swapping'),
  phrase(String.raw`\bfavorites?\b`, 'favourite'),
  phrase(String.raw`\bcanceled\b`, 'cancelled'),
  phrase(String.raw`\bon mail\b`, 'by email'),
  phrase(String.raw`\bplease log ?in\b`, 'Sign in.'),
];
