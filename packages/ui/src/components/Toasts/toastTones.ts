export const toastTones = ['success', 'error', 'info'] as const;
export type ToastTone = (typeof toastTones)[number];
