/** A choice, typed for its call. The rules only accept choices on the list. */
export const listed = <Choice extends string>(choices: readonly Choice[], chosen: string): Choice => {
  const choice = choices.find((one) => one === chosen);
  if (choice === undefined) throw new Error(`"${chosen}" is not on its list.`);
  return choice;
};
