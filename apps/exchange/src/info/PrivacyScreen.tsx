import { NotBuiltYet } from '../shared/page/NotBuiltYet';

export const PrivacyScreen = () => <NotBuiltYet title="Privacy Policy" />;
