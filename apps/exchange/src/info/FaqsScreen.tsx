import { NotBuiltYet } from '../shared/page/NotBuiltYet';

export const FaqsScreen = () => <NotBuiltYet title="FAQs" />;
