import { Notification } from 'react-admin'

const LONG_ENOUGH_MS = 6_000

/** What was done, at the foot of the window; long enough to read and to undo. */
export const Toasts = () => (
  <Notification
    autoHideDuration={LONG_ENOUGH_MS}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
    multiLine
  />
)
