import type { Email } from './email'

/** A server that does not answer keeps no one waiting longer, in milliseconds. */
const SMTP_TIMEOUT_MS = 10_000

/**
 * Mail over SMTP (nodemailer). `sendEmail` resolves once the server has taken the message.
 * @param url smtp:// or smtps://, with name and password where the server asks for them
 * @param from the address, with or without a name: '공공밥상 <no-reply@bapsang.example>'
 */
export const smtpEmail = (url: string, from: string): Email => ({
  name: 'smtp',
  defaultFromAddress: from,
  defaultFromName: '',
  async sendEmail(message) {
    // Loaded with the first message: most processes send none.
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
