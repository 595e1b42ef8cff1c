import type { EmailAdapter } from 'payload'
import { env } from '../env'
import { consoleEmail } from './consoleEmail'
import type { Email } from './email'
import { noEmail } from './noEmail'
import { smtpEmail } from './smtpEmail'

/**
 * How this process sends mail, as Payload's adapters are: over SMTP where a server is set, to the console in the demo
 * and while developing, and not at all otherwise.
 */
export function emailOf(
  settings: Pick<ReturnType<typeof env>, 'SMTP_URL' | 'MAIL_FROM' | 'MAIL_CONSOLE' | 'NODE_ENV'>,
) {
  const { SMTP_URL, MAIL_FROM, MAIL_CONSOLE, NODE_ENV } = settings
  if (SMTP_URL && MAIL_FROM) return smtpEmail(SMTP_URL, MAIL_FROM)
  return MAIL_CONSOLE || NODE_ENV === 'development' ? consoleEmail() : noEmail()
}

const shared = globalThis as typeof globalThis & { gonggongEmail?: Email }

/** The process's adapter, for anyone who has no Payload at hand. */
export const email = (): Email => (shared.gonggongEmail ??= emailOf(env()))

/** The same for Payload: its name says whether mail is sent. */
export const emailAdapter: EmailAdapter = () => email()
