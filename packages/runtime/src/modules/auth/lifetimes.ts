/** The lifetimes of an admin's credentials, in seconds. */
export const ACCESS_SECONDS = 900;
export const REFRESH_SECONDS = 54_000;
export const SESSION_SECONDS = 86_400;

/** A used refresh token gets one more pair within this time: two tabs, or an answer that was lost. */
export const REFRESH_GRACE_SECONDS = 30;

export const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);
