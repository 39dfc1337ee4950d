import type { Fault, FoundLink } from './reading';

/** Where links may lead. */
export interface Places {
  /** In the router's form: `/tokens/:token`. */
  routes: readonly string[];
  /** The anchors of each text page, by its address. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** The page that shows a file. */
  pageOf: (path: string) => string | undefined;
}

const toPattern = (route: string): RegExp => new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`);

const isWebAddress = (to: string): boolean => to.startsWith('https://') && URL.canParse(to);

const ofOurs = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/;

/** The page and anchor that a link leads to; undefined if it isn't one of our pages. */
const targetOf = ({ to, path }: FoundLink, { pageOf }: Places): { page: string; anchor?: string } | undefined => {
  const [, given = '', , anchor] = ofOurs.exec(to) ?? [];
  const page = given === '' && anchor !== undefined ? pageOf(path) : given;
  return page?.startsWith('/') === true ? { page, ...(anchor !== undefined && { anchor }) } : undefined;
};

const objectionTo = (link: FoundLink, places: Places): string | undefined => {
  if (isWebAddress(link.to)) return undefined;
  const target = targetOf(link, places);
  if (target === undefined)
    return `Link to one of our pages, such as /fees, or to an https:// address, not to "${link.to}".`;
  const { page, anchor } = target;
  if (!places.routes.some((route) => toPattern(route).test(page))) return `There is no page ${page}.`;
  const isThere = anchor === undefined || places.anchors.get(page)?.has(anchor) !== false;
  return isThere ? undefined : `There is no anchor {#${anchor}} on ${page}.`;
};

/** Links that lead nowhere. */
export const brokenLinks = (links: readonly FoundLink[], places: Places): Fault[] =>
  links.flatMap((link) => {
    const says = objectionTo(link, places);
    return says === undefined ? [] : [{ path: link.path, line: link.line, says }];
  });
