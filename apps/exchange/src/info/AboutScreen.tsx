import { NotBuiltYet } from '../shared/page/NotBuiltYet';

export const AboutScreen = () => <NotBuiltYet title="About" />;
