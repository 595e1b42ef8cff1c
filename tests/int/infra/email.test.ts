import { afterEach, describe, expect, it } from 'vitest'
import { consoleEmail, emailOf } from '@/infra/email'
import { parseEnv } from '@/infra/env'
import { type MailServer, startMailServer } from '../setup/mailServer'

const MESSAGE = { to: 'new@staff.example', subject: '제목', text: '본문 https://bapsang.example/x' }
let server: MailServer | undefined
afterEach(() => server?.close())

async function mailServer(rcpt: string): Promise<{ url: string; received: () => string }> {
  server = await startMailServer(() => rcpt)
  const { url, spoken } = server
  return { url, received: () => spoken.join('') }
}

describe('Outgoing mail', () => {
  const settings = (given: Record<string, string>) => parseEnv({ NODE_ENV: 'production', ...given })

  it('Mail goes over the configured SMTP server from the configured sender', async () => {
    const { url, received } = await mailServer('250 ok')
    const email = emailOf(settings({ SMTP_URL: url, MAIL_FROM: '공공밥상 <no-reply@bapsang.example>' }))
    expect(email.name).toBe('smtp')
    await email.sendEmail(MESSAGE)
    expect(received()).toContain('MAIL FROM:<no-reply@bapsang.example>')
    expect(received()).toContain('RCPT TO:<new@staff.example>')
  })

  it('A message that the mail server refuses is an error', async () => {
    const { url } = await mailServer('550 no such person')
    const email = emailOf(settings({ SMTP_URL: url, MAIL_FROM: 'no-reply@bapsang.example' }))
    await expect(email.sendEmail(MESSAGE)).rejects.toThrow('550')
  })

  it('Mail is printed in the demo and in development, and not sent at all otherwise', () => {
    expect(emailOf(settings({ MAIL_CONSOLE: 'true' })).name).toBe('console')
    expect(emailOf(settings({ NODE_ENV: 'development' })).name).toBe('console')
    expect(emailOf(settings({})).name).toBe('none')
  })

  it('A printed message shows its link', async () => {
    let printed = ''
    await consoleEmail((text) => (printed += text)).sendEmail(MESSAGE)
    expect(printed).toContain('https://bapsang.example/x')
  })

  it('An SMTP server needs a valid sender and a valid URL', () => {
    expect(() => settings({ SMTP_URL: 'smtp://mail.example:587' })).toThrow('MAIL_FROM')
    expect(() => settings({ SMTP_URL: 'http://mail.example', MAIL_FROM: 'a@b.example' })).toThrow('SMTP_URL')
    expect(() => settings({ MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' })).toThrow('MAIL_FROM')
  })
})
