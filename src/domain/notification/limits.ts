/** Lines shown, and notifications they are combined from. */
export const NOTIFICATIONS_SHOWN = 20
export const NOTIFICATIONS_GROUPED_MAX = 200
export const NOTIFICATION_DAYS = 90
/** Upper limit of the unread badge. */
export const UNREAD_SHOWN_MAX = 99
