/** A choice as its call names it. The rules let nothing through that is not on its list. */
export const listed = <Choice extends string>(choices: readonly Choice[], chosen: string): Choice => {
  const choice = choices.find((one) => one === chosen);
  if (choice === undefined) throw new Error(`"${chosen}" is not on its list.`);
  return choice;
};
