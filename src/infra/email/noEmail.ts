import type { Email } from './email'
import { log } from '../log'

/** Payload's fallback prints every message, including tokens. */
export const noEmail = (): Email => ({
  name: 'none',
  defaultFromAddress: 'no-reply@localhost',
  defaultFromName: '공공밥상',
  sendEmail: () => {
    log.warn('a message was not sent: mail is not configured; set SMTP_URL and MAIL_FROM')
    return Promise.resolve()
  },
})
