import { NotBuiltYet } from '../shared/page/NotBuiltYet';

export const AddAssetScreen = () => <NotBuiltYet title="Add Asset" />;
