import { homeTitle } from '@exchange/domain';
import { NotBuiltYet } from '../shared/page/NotBuiltYet';

export const HomeScreen = () => (
  <NotBuiltYet title="Markets" tabTitle={homeTitle} onward={{ to: '/trade', label: 'Go to spot trading' }} />
);
