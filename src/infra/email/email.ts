import type { EmailAdapter } from 'payload'

/** A Payload mail adapter that is ready to send. */
export type Email = ReturnType<EmailAdapter>
