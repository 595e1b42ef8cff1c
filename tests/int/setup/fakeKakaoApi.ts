import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FakeKakaoApi {
  url: string
  /** the requests received, in order */
  calls: {
    method: string | undefined
    path: string | undefined
    authorization: string | undefined
    type: string | undefined
    form: Record<string, string>
  }[]
  /** how it answers, until this is changed */
  answer: { status: number; body: string } | 'silence'
  close: () => Promise<void>
}

/** A local server that answers unlink requests as Kakao does, or fails. */
export async function startFakeKakaoApi(): Promise<FakeKakaoApi> {
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const piece of request) text += String(piece)
    const { method, url: path, headers } = request
    fake.calls.push({
      method,
      path,
      authorization: headers.authorization,
      type: headers['content-type'],
      form: Object.fromEntries(new URLSearchParams(text)),
    })
    const { answer } = fake
    if (answer !== 'silence') response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body)
  })
  const fake: FakeKakaoApi = {
    url: '',
    calls: [],
    answer: { status: 200, body: '{"id":1}' },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return fake
}
