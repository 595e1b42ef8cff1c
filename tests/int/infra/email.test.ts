import { createServer, type Server } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { consoleEmail, emailOf } from '@/infra/email'
import { parseEnv } from '@/infra/env'

const MESSAGE = { to: 'new@staff.example', subject: '제목', text: '본문 https://bapsang.example/x' }
let server: Server | undefined

/** A mail server that takes one message, or turns its receiver away. */
async function mailServer(rcpt: string): Promise<{ url: string; received: () => string }> {
  let received = ''
  const made = createServer((socket) => {
    const say = (line: string) => socket.write(`${line}\r\n`)
    let isData = false
    say('220 mail.example')
    socket.on('data', (chunk) => {
      const text = chunk.toString()
      received += text
      if (isData) return text.includes('\r\n.\r\n') ? ((isData = false), say('250 taken')) : undefined
      if (/^(EHLO|HELO|MAIL)/.test(text)) return say('250 mail.example')
      if (text.startsWith('RCPT')) return say(rcpt)
      if (text.startsWith('DATA')) return ((isData = true), say('354 go on'))
      return say('250 ok')
    })
  })
  server = made
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve))
  const address = made.address()
  return { url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, received: () => received }
}
afterEach(() => void server?.close())

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
