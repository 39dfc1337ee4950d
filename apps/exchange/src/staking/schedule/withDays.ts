const hoursInDay = 24;

/** A countdown of more than a day also shows days: `75 days 4:05:06`. */
export const withDays = (left: string): string => {
  const parts = left.split(':');
  const hours = Number(parts[0]);
  if (parts.length < 3 || hours < hoursInDay) return left;
  const days = Math.floor(hours / hoursInDay);
  const rest = [String(hours % hoursInDay), ...parts.slice(1)].join(':');
  return `${days} ${days === 1 ? 'day' : 'days'} ${rest}`;
};
