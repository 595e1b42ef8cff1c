import type { Email } from './email'
import { log } from '../log'

/**
 * No mail at all. Payload's own fall-back prints every message, tokens included, to the console; this one says that a
 * message was dropped and nothing of what it held.
 */
export const noEmail = (): Email => ({
  name: 'none',
  defaultFromAddress: 'no-reply@localhost',
  defaultFromName: '공공밥상',
  sendEmail: () => {
    log.warn('a message was not sent: mail is not configured; set SMTP_URL and MAIL_FROM')
    return Promise.resolve()
  },
})
