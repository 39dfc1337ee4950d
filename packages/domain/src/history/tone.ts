/** How a status is to be felt; a theme gives it a colour. */
export type StatusTone = 'success' | 'warning' | 'danger';
