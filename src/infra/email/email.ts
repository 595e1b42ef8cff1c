import type { EmailAdapter } from 'payload'

/** What sends mail: a Payload adapter that is ready to send. */
export type Email = ReturnType<EmailAdapter>
