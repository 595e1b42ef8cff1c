import { Notification } from 'react-admin'

const LONG_ENOUGH_MS = 6_000

export const Toasts = () => (
  <Notification
    autoHideDuration={LONG_ENOUGH_MS}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
    multiLine
  />
)
