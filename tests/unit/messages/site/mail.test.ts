import { describe, expect, it } from 'vitest'
import { DIGEST_LINES } from '@/domain/follow/follow'
import { confirmationMail, digestMail } from '@/messages/site/mail'

const SITE = 'https://bapsang.example'
const LINE = { message: '가온시의 2026년 10월 방문 기록이 새로 올라왔어요.', href: '/agencies/1' }
const mailOf = (lines: (typeof LINE)[], count = lines.length) =>
  digestMail({ lines, count, frequency: 'weekly', site: SITE, leaveHref: `${SITE}/mail/leave/token` })

describe('Mail with news', () => {
  it('It names each piece of news with its page, and the way to leave, as text and as HTML', () => {
    const { subject, text, html } = mailOf([LINE])
    expect(subject).toBe('공공밥상 새 소식 1개')
    for (const form of [text, html])
      for (const part of [LINE.message, `${SITE}/agencies/1`, `${SITE}/mail/leave/token`, '메일 그만 받기'])
        expect(form).toContain(part)
    expect(html).toContain('<title>새 소식 1개가 있어요</title>')
  })

  it('Names cannot add a header or markup', () => {
    const { subject, html } = mailOf([{ message: 'x\r\nBcc: a@b.example <script>alert("1")</script>', href: '/' }])
    expect(subject).toBe('공공밥상 새 소식 1개')
    expect(html).not.toContain('<script>')
    expect(html).toContain('&lt;script&gt;')
  })

  it('Beyond thirty lines it counts the rest', () => {
    const { text } = mailOf(
      Array.from({ length: 40 }, () => LINE),
      1_234,
    )
    expect(text.match(/· 가온시/g)).toHaveLength(DIGEST_LINES)
    expect(text).toContain('이 밖에 읽지 않은 소식이 1,204개 더 있어요.')
  })

  it('The mail that proves an address says what happens to those who did not ask', () => {
    const { text, html } = confirmationMail(`${SITE}/mail/confirm/token`)
    for (const form of [text, html]) {
      expect(form).toContain(`${SITE}/mail/confirm/token`)
      expect(form).toContain('요청하지 않으셨다면')
    }
  })
})
