/** Which frame a path stands in. */
export const isTradingPath = (pathname: string): boolean => pathname.includes('trade');
