import { terms } from './content/terms';
import { TextPageScreen } from './pages/TextPageScreen';

export const TermsScreen = () => <TextPageScreen page={terms} />;
