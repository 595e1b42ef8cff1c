import type { Email } from './email'

/** For an unresponsive server. */
const SMTP_TIMEOUT_MS = 10_000

/** Resolves once the server has accepted the message. `from`: '공공밥상 <no-reply@bapsang.example>'. */
export const smtpEmail = (url: string, from: string): Email => ({
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
