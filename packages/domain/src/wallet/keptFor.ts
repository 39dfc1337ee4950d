/** Why a deposit is kept and not credited by itself. */
export type KeptFor = 'minimum' | 'tagMissing' | 'tagUnknown' | 'addressUnknown' | 'closed' | 'changed';
