import type { EmailAdapter } from 'payload'
import { env } from '../env'
import { consoleEmail } from './consoleEmail'
import type { Email } from './email'
import { noEmail } from './noEmail'
import { smtpEmail } from './smtpEmail'

/** The console in demo and development; otherwise, without SMTP, none. */
export function emailOf(
  settings: Pick<ReturnType<typeof env>, 'SMTP_URL' | 'MAIL_FROM' | 'MAIL_CONSOLE' | 'NODE_ENV'>,
) {
  const { SMTP_URL, MAIL_FROM, MAIL_CONSOLE, NODE_ENV } = settings
  if (SMTP_URL && MAIL_FROM) return smtpEmail(SMTP_URL, MAIL_FROM)
  return MAIL_CONSOLE || NODE_ENV === 'development' ? consoleEmail() : noEmail()
}

const shared = globalThis as typeof globalThis & { gonggongEmail?: Email }

export const email = (): Email => (shared.gonggongEmail ??= emailOf(env()))

/** Its name tells whether mail is sent. */
export const emailAdapter: EmailAdapter = () => email()
