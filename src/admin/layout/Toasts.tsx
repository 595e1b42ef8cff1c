import { Notification } from 'react-admin'

const LONG_ENOUGH_MS = 6_000

/** Toasts, shown long enough to read and undo. */
export const Toasts = () => (
  <Notification
    autoHideDuration={LONG_ENOUGH_MS}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
    multiLine
  />
)
