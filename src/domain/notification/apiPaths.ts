/* Apart from the schemas, which every page would load with them. */

/** Where a member reads what they were told, and says what they want to be told. */
export const NOTIFICATIONS_PATH = '/api/v1/me/notifications'
export const NOTIFICATION_SETTINGS_PATH = '/api/v1/me/notification-settings'
