import type { EmailAdapter } from 'payload'
import { env } from '../env'
import { consoleEmail } from './consoleEmail'
import type { Email } from './email'
import { noEmail } from './noEmail'
import { smtpEmail } from './smtpEmail'

/** The mail adapter of the settings: SMTP if configured, the console in demo and development, otherwise none. */
export function emailOf(
  settings: Pick<ReturnType<typeof env>, 'SMTP_URL' | 'MAIL_FROM' | 'MAIL_CONSOLE' | 'NODE_ENV'>,
) {
  const { SMTP_URL, MAIL_FROM, MAIL_CONSOLE, NODE_ENV } = settings
  if (SMTP_URL && MAIL_FROM) return smtpEmail(SMTP_URL, MAIL_FROM)
  return MAIL_CONSOLE || NODE_ENV === 'development' ? consoleEmail() : noEmail()
}

const shared = globalThis as typeof globalThis & { gonggongEmail?: Email }

/** The process's adapter, for code without Payload. */
export const email = (): Email => (shared.gonggongEmail ??= emailOf(env()))

/** The same for Payload; its name tells whether mail is sent. */
export const emailAdapter: EmailAdapter = () => email()
