import {
  readPerpetualPairName,
  readSpotPairName,
  pairLabel,
  type PairName,
  type PerpetualPairName,
  type SpotPairName,
} from './pairs';

/** The state's default before any screen has chosen a pair. */
export const initialPair: SpotPairName = 'XDC-ETH';

const tradeFallback: SpotPairName = 'XDC-XDCE';
const marginFallback: PerpetualPairName = 'BTC-PERPETUAL';

export interface CurrentPair<Name extends PairName = PairName> {
  name: Name;
  /** Whether to write the last-pair cookie before the pair is shown. */
  isRemembered: boolean;
  /** The notice if the URL names a pair that doesn't exist. */
  notice?: string;
}

interface Address {
  /** The last segment of the path, if there is one. */
  token?: string | undefined;
}

const unknownPairText = (token: string, shown: PairName): string =>
  `${token.slice(0, 20)} is not listed. Showing ${pairLabel(shown)}.`;

const instead = <Name extends PairName>(token: string, name: Name): CurrentPair<Name> => ({
  name,
  isRemembered: false,
  notice: unknownPairText(token, name),
});

/** The pair of the trading screen: from the URL, else the cookie, else the fallback. */
export const currentPair = ({
  token,
  cookie,
}: Address & { cookie?: string | undefined }): CurrentPair<SpotPairName> => {
  if (token) {
    const named = readSpotPairName(token);
    return named === undefined ? instead(token, tradeFallback) : { name: named, isRemembered: true };
  }
  return { name: readSpotPairName(cookie ?? '') ?? tradeFallback, isRemembered: false };
};

/** The contract of the margin screen, which doesn't use the cookie. */
export const currentContract = ({ token }: Address): CurrentPair<PerpetualPairName> => {
  if (!token) return { name: marginFallback, isRemembered: false };
  const named = readPerpetualPairName(token);
  return named === undefined ? instead(token, marginFallback) : { name: named, isRemembered: false };
};
