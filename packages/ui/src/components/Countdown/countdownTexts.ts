const two = (part: number): string => String(part).padStart(2, '0');

/** `0:42`, `2:00`, `1:00:00`. */
export const countdownText = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60);
  const rest = two(seconds % 60);
  return minutes < 60 ? `${minutes}:${rest}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`;
};

/** Announcing every second would drown out everything else. */
export const isTold = (seconds: number): boolean =>
  seconds > 0 && (seconds % 60 === 0 || seconds === 30 || seconds === 10);
