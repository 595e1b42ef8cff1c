/* Limits of staff accounts and their sign-in. */

/** Passwords of staff: shorter ones are refused, longer ones are not read. */
export const PASSWORD_LENGTH_MIN = 8
export const PASSWORD_LENGTH_MAX = 200
/** Staff sign-ins, right or wrong, that one network or one known browser may try within the window. */
export const STAFF_SIGN_INS_MAX = 30
export const STAFF_SIGN_INS_WINDOW_SECONDS = 5 * 60
/** So many failures within the window lock an e-mail address for the network they came from, and for it alone. */
export const SIGN_IN_FAILURES_MAX = 5
export const SIGN_IN_WINDOW_MINUTES = 15
export const SIGN_IN_LOCKED_MINUTES = 10
/** The same for a browser that signed in to the account before: nobody else uses its tries up. */
export const SIGN_IN_DEVICE_FAILURES_MAX = 10
/** And for an address from all networks together, as many as NIST SP 800-63B (3.2.2) allows; known browsers get in. */
export const SIGN_IN_ADDRESS_FAILURES_MAX = 100
export const SIGN_IN_ADDRESS_WINDOW_MINUTES = 12 * 60
export const SIGN_IN_ADDRESS_LOCKED_MINUTES = 60
/** What somebody sends to sign in is no larger. */
export const SIGN_IN_BYTES_MAX = 4 * 1024
