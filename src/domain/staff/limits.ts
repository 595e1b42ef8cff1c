export const PASSWORD_LENGTH_MIN = 8
export const PASSWORD_LENGTH_MAX = 200
/** Sign-in attempts, successful or not, per client network or known browser within the window. */
export const STAFF_SIGN_INS_MAX = 30
export const STAFF_SIGN_INS_WINDOW_SECONDS = 5 * 60
/** Failures within the window that lock an address for the client network they came from. */
export const SIGN_IN_FAILURES_MAX = 5
export const SIGN_IN_WINDOW_MINUTES = 15
export const SIGN_IN_LOCKED_MINUTES = 10
/** The same for a known browser, which has signed in to the account before. */
export const SIGN_IN_DEVICE_FAILURES_MAX = 10
/** Failures that lock an address for all networks, as NIST SP 800-63B (3.2.2) allows; known browsers stay unlocked. */
export const SIGN_IN_ADDRESS_FAILURES_MAX = 100
export const SIGN_IN_ADDRESS_WINDOW_MINUTES = 12 * 60
export const SIGN_IN_ADDRESS_LOCKED_MINUTES = 60
/** How long an invitation link is valid. */
export const INVITATION_HOURS = 72
/** Body size of a sign-in request. */
export const SIGN_IN_BYTES_MAX = 4 * 1024
