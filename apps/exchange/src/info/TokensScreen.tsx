import { readAssetSymbol, tokenShown } from '@exchange/domain';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '#shared/page/paths.ts';
import { TokenView } from './tokens/TokenView';

/** The token in the address, in any case; BTC if it isn't one of ours. */
export const TokensScreen = () => {
  const { token } = useParams();
  const navigate = useNavigate();
  const isUnknown = token !== undefined && readAssetSymbol(token) === undefined;
  return (
    <TokenView
      symbol={tokenShown(token)}
      unknown={isUnknown ? token : undefined}
      onChoose={(symbol) => void navigate(`${paths.tokens}/${symbol}`)}
    />
  );
};
