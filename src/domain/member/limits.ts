/* Limits of members, their sign-in and sign-up. */

export const NICKNAME_LENGTH_MIN = 2
export const NICKNAME_LENGTH_MAX = 20
/** A nickname is looked up when its typing has paused this long. */
export const NICKNAME_CHECK_DEBOUNCE_MS = 350
/** Characters of the region a member may name, as they like to write it. */
export const MEMBER_REGION_MAX = 40
/** From the button to the way back from the identity provider; and from there to the end of signing up. */
export const SIGN_IN_ATTEMPT_MINUTES = 10
export const SIGN_UP_MINUTES = 60
/** Ways to the identity provider that one network may begin within the window. */
export const SIGN_INS_PER_CALLER = 60
export const SIGN_INS_WINDOW_SECONDS = 10 * 60
/** The identity provider answers within this, or signing in fails with a sentence. */
export const IDENTITY_TIMEOUT_MS = 10_000
/** How long the failure of a sign-in is shown before the sign-in page. */
export const SIGN_IN_FAILURE_SHOWN_MS = 3_000
/** What a member sends in one request, photographs aside. */
export const MEMBER_BYTES_MAX = 16 * 1024
/** What one types to leave for good. */
export const DELETE_CONFIRMATION = 'DELETE'
export const PROFILE_MESSAGE_MS = 5_000
/** Times within an hour that a member may give or withdraw optional consents. */
export const CONSENT_CHANGES_PER_HOUR = 30
/** How long leaving waits for Kakao to hear of it; what it does not hear then, it is told later. */
export const UNLINK_TIMEOUT_MS = 2_500
/** Kakao is told again, each time twice as long after, at most this many hours, for so many days. */
export const UNLINK_AGAIN_HOURS_MAX = 48
export const UNLINK_RETRY_DAYS = 30
/** Unlinks that one run of the chores tells. */
export const UNLINKS_PER_RUN = 50
