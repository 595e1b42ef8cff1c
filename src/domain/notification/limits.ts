/* Limits of notifications. */

/** Lines that a member is shown, and how many notifications they are made from. */
export const NOTIFICATIONS_SHOWN = 20
export const NOTIFICATIONS_GROUPED_MAX = 200
/** A notification is kept so long. */
export const NOTIFICATION_DAYS = 90
/** The count next to the bell says no more than this. */
export const UNREAD_SHOWN_MAX = 99
