/* Limits of members, sign-in and sign-up. */

/** Debounce of the nickname check. */
export const NICKNAME_CHECK_DEBOUNCE_MS = 350
/** Maximum length of a member's region, a free text, in characters. */
export const MEMBER_REGION_MAX = 40
/** Lifetime of an authorization request, and of a pending sign-up after it. */
export const SIGN_IN_ATTEMPT_MINUTES = 10
export const SIGN_UP_MINUTES = 60
/** Authorization requests of one client network within the window. */
export const SIGN_INS_PER_CALLER = 60
export const SIGN_INS_WINDOW_SECONDS = 10 * 60
/** Timeout of requests to the identity provider. */
export const IDENTITY_TIMEOUT_MS = 10_000
/** How long a sign-in error is shown before the redirect to the sign-in page. */
export const SIGN_IN_FAILURE_SHOWN_MS = 3_000
/** Maximum body size of a member's request, photos aside. */
export const MEMBER_BYTES_MAX = 16 * 1024
/** What a member types to confirm the deletion of their account. */
export const DELETE_CONFIRMATION = 'DELETE'
export const PROFILE_MESSAGE_MS = 5_000
/** What staff write of why a member is blocked; the member reads it. */
export const BLOCK_REASON_MAX = 200
/** How many days a block may last, where it ends by itself. */
export const BLOCK_DAYS = [1, 7, 30] as const
/** Consent changes of a member per hour. */
export const CONSENT_CHANGES_PER_HOUR = 30
/** Exports of a member's own data per hour. */
export const DATA_EXPORTS_PER_HOUR = 5
/** Timeout of the unlink request during account deletion; a scheduled job retries later. */
export const UNLINK_TIMEOUT_MS = 2_500
/** Unlink retries: exponential backoff up to this many hours, for this many days. */
export const UNLINK_AGAIN_HOURS_MAX = 48
export const UNLINK_RETRY_DAYS = 30
/** Unlink requests per run of the scheduled job. */
export const UNLINKS_PER_RUN = 50
