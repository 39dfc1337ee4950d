/** People paste codes that contain blanks. */
export const normaliseCode = (typed: string): string => typed.replace(/\s/g, '');

/** A complete code is submitted automatically. */
export const isCompleteTwoFactorCode = (typed: string): boolean => /^\d{6}$/.test(normaliseCode(typed));

export const isCompleteMailCode = (typed: string): boolean => /^\d{5}$/.test(normaliseCode(typed));

/** Codes for new login activity may be longer than other emailed codes. */
export const isLoginActivityCode = (typed: string): boolean => normaliseCode(typed).length >= 5;
