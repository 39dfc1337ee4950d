import { NotBuiltYet } from '../shared/page/NotBuiltYet';

export const MarginScreen = () => <NotBuiltYet title="Margin Trading" />;
