import type { EmailAdapter } from 'payload'
import { log } from './log'

/**
 * Mail is not sent by this version. Payload's own fall-back prints every message, reset tokens included, to the
 * console; this one says that a message was dropped and nothing of what it held.
 */
export const nullEmailAdapter: EmailAdapter = () => ({
  name: 'no-mail',
  defaultFromAddress: 'no-reply@localhost',
  defaultFromName: '공공밥상',
  sendEmail: () => {
    log.warn('a message was not sent: mail is not configured')
    return Promise.resolve()
  },
})
