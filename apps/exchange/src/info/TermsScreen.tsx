import { terms } from './generated/terms.gen';
import { TextPageScreen } from './pages/TextPageScreen';

export const TermsScreen = () => <TextPageScreen page={terms} />;
