import type { EmailAdapter } from 'payload'

export type Email = ReturnType<EmailAdapter>
