/** Chats and documents hide characters in what is copied from them, and nobody finds those by looking. */
const unseen = /\p{Cf}/gu;

/** An address as somebody pasted it, without blanks around it and without what cannot be seen. */
export const pastedAddress = (text: string): string => text.replace(unseen, '').trim();
