import { NotBuiltYet } from '../shared/page/NotBuiltYet';

export const PartnershipScreen = () => <NotBuiltYet title="Partnership" />;
