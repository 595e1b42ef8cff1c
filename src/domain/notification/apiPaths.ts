/** Where a member’s own notifications are read and set. Without schemas, which every page would load with it. */
/** Where a member reads what they were told, and says what they want to be told. */
export const NOTIFICATIONS_PATH = '/api/v1/me/notifications'
export const NOTIFICATION_SETTINGS_PATH = '/api/v1/me/notification-settings'
