import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addMember } from '../setup/members'
import { createTestPayload, type TestPayload } from '../setup/payload'
import { addStaff, payloadCaller, type Send } from '../setup/payloadRest'

describe('Broken writes to Payload’s REST API', () => {
  let test: TestPayload
  let send: Send
  let cookie: string
  beforeAll(async () => {
    test = await createTestPayload()
    cookie = (await addStaff(test, '윤서진', 'admin')).cookie
    send = payloadCaller(test, cookie)
  })
  afterAll(() => test.drop())

  it('Deleting a preference that there is none of is answered with 404', async () => {
    expect((await send('DELETE', '/payload-preferences/no-such-key')).status).toBe(404)
    await send('POST', '/payload-preferences/columns', { value: ['name'] })
    expect((await send('DELETE', '/payload-preferences/columns')).status).toBe(200)
    expect((await send('DELETE', '/payload-preferences/columns')).status).toBe(404)
  })

  it.each(['null', '"x"', '1', '[]', 'true'])('A document written as %s is refused', async (body) => {
    for (const [method, path] of [
      ['POST', '/media'],
      ['POST', '/faqs'],
      ['POST', '/restaurants'],
      ['PATCH', '/users/1'],
    ] as const) {
      const { status, text } = await send(method, path, body)
      expect(status, `${method} ${path}: ${text}`).toBe(body === '[]' && method === 'PATCH' ? 200 : 400)
    }
  })

  it.each([
    { alt: '국밥' },
    { alt: '국밥', filename: 'bowl.png', url: 'http://127.0.0.1:1/bowl.png' },
    { alt: '국밥', filename: 'bowl.png', url: '/api/media/file/bowl.png' },
    { filename: 5, url: {} },
    { alt: '국밥', uploadEdits: { crop: 1 }, filename: 'bowl.png', url: '/bowl.png' },
  ])('A picture sent as JSON %j is refused, and nothing is fetched', async (body) => {
    const answer = await send('POST', '/media', body)
    expect(answer.status, answer.text).toBe(400)
    expect(answer.body.errors?.[0]?.message).toBe('파일이 업로드되지 않았습니다.')
  })

  it('A form that ends too early is refused', async () => {
    const headers = { Cookie: cookie, 'Content-Type': 'multipart/form-data; boundary=x' }
    const request = new Request('http://localhost/api/media', { method: 'POST', headers, body: '--x' })
    expect((await handleEndpoints({ config: test.payload.config, request })).status).toBe(400)
  })

  it('Parallel edits and deletions of one account succeed or find it gone', async () => {
    const reason = { 'X-Reason': encodeURIComponent('본인 요청') }
    for (let i = 0; i < 5; i += 1) {
      const path = `/users/${await addMember(test.pool, { nickname: `손님 ${i}` })}`
      const answers = await Promise.all([
        send('PATCH', path, { nickname: `이름 하나 ${i}` }),
        send('DELETE', path, undefined, reason),
        send('PATCH', path, { nickname: `이름 둘 ${i}` }),
        send('DELETE', path, undefined, reason),
      ])
      for (const { status, text } of answers) expect([200, 404], text).toContain(status)
      expect((await send('GET', path)).status).toBe(404)
    }
  })
})
