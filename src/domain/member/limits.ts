/** In characters as people count them (code points). */
export const NICKNAME_LENGTH_MIN = 2
export const NICKNAME_LENGTH_MAX = 20

export const NICKNAME_CHECK_DEBOUNCE_MS = 350
export const MEMBER_REGION_MAX = 40
/** Lifetime of an authorization request, and of the pending sign-up after it. */
export const SIGN_IN_ATTEMPT_MINUTES = 10
export const SIGN_UP_MINUTES = 60
/** Per client network within the window. */
export const SIGN_INS_PER_CALLER = 60
export const SIGN_INS_WINDOW_SECONDS = 10 * 60
export const IDENTITY_TIMEOUT_MS = 10_000
export const SIGN_IN_FAILURE_SHOWN_MS = 3_000
export const MEMBER_BYTES_MAX = 16 * 1024
export const DELETE_CONFIRMATION = 'DELETE'
export const PROFILE_MESSAGE_MS = 5_000
/** Characters of a block's reason, which the member sees. */
export const BLOCK_REASON_MAX = 200
export const BLOCK_DAYS = [1, 7, 30] as const
export const CONSENT_CHANGES_PER_HOUR = 30
export const OFFICE_SAVES_PER_HOUR = 30
export const DATA_EXPORTS_PER_HOUR = 5
/** Timeout of unlinking during account deletion; a scheduled job retries later. */
export const UNLINK_TIMEOUT_MS = 2_500
/** Exponential backoff up to this many hours, for this many days. */
export const UNLINK_AGAIN_HOURS_MAX = 48
export const UNLINK_RETRY_DAYS = 30
export const UNLINKS_PER_RUN = 50
