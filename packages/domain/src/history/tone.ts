/** Whether a status is good, a warning or bad; the theme gives it a colour. */
export type StatusTone = 'success' | 'warning' | 'danger';
