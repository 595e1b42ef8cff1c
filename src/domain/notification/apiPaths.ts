/* Separate from the schemas, which every page would load with them. */

export const NOTIFICATIONS_PATH = '/api/v1/me/notifications'
export const NOTIFICATION_SETTINGS_PATH = '/api/v1/me/notification-settings'
