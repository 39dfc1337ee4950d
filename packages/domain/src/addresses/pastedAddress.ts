/** Text copied from chats and documents can contain invisible characters, which no one would find by looking. */
const unseen = /\p{Cf}/gu;

/** A pasted address without surrounding blanks and invisible characters. */
export const pastedAddress = (text: string): string => text.replace(unseen, '').trim();
