import type { EmailAdapter, SendEmailOptions } from 'payload'
import { env } from './env'
import { log } from './log'

export type Email = ReturnType<EmailAdapter>

/** For an unresponsive server. */
const SMTP_TIMEOUT_MS = 10_000

/** Resolves once the server has accepted the message. `from`: '공공밥상 <no-reply@bapsang.example>'. */
const smtpEmail = (url: string, from: string): Email => ({
  name: 'smtp',
  defaultFromAddress: from,
  defaultFromName: '',
  async sendEmail(message) {
    // Loaded with the first message, because most processes send none.
    const { createTransport } = await import('nodemailer')
    const timeouts = {
      connectionTimeout: SMTP_TIMEOUT_MS,
      greetingTimeout: SMTP_TIMEOUT_MS,
      socketTimeout: SMTP_TIMEOUT_MS,
    }
    const transport = createTransport({ url, ...timeouts })
    try {
      return await transport.sendMail({ from, ...message })
    } finally {
      transport.close()
    }
  },
})

const lineOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export const consoleEmail = (print: (text: string) => void = (text) => void process.stdout.write(text)): Email => ({
  name: 'console',
  defaultFromAddress: 'no-reply@localhost',
  defaultFromName: '공공밥상',
  sendEmail: ({ to, subject, text }: SendEmailOptions) => {
    print(`\n--- ${lineOf(to)}\n${lineOf(subject)}\n\n${lineOf(text)}\n---\n`)
    return Promise.resolve()
  },
})

/** Payload's fallback prints every message, including tokens. */
const noEmail = (): Email => ({
  name: 'none',
  defaultFromAddress: 'no-reply@localhost',
  defaultFromName: '공공밥상',
  sendEmail: () => {
    log.warn('a message was not sent: mail is not configured; set SMTP_URL and MAIL_FROM')
    return Promise.resolve()
  },
})

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
