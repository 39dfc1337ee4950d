import { NotBuiltYet } from '../shared/page/NotBuiltYet';

export const OtcScreen = () => <NotBuiltYet title="OTC" />;
