import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Family } from '@/domain/collect/recipe'
import { answerOf, type FakeAnswer, type FakePost, type FakeRequest, SHAPES } from './shapes'

interface Options {
  posts: FakePost[]
  robots?: string
  /** before the board's own answer */
  instead?: (request: FakeRequest) => FakeAnswer | null
  onRequest?: (path: string) => void
  /** if it is free; else any */
  port?: number
}

export interface FakeBoard {
  /** address of the list */
  address: string
  /** the board's posts, to change */
  posts: FakePost[]
  close: () => Promise<void>
}

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
}

/** A board of this family on this machine. */
export async function startFakeBoard(family: Family, options: Options): Promise<FakeBoard> {
  const { posts, robots = '', instead, onRequest, port = 0 } = options
  const server = createServer((incoming, response) => {
    void (async () => {
      const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host}`)
      onRequest?.(url.pathname + url.search)
      let body = ''
      for await (const piece of incoming) body += String(piece)
      const request = { url, form: new URLSearchParams(body), referer: incoming.headers.referer ?? null }
      const answer =
        url.pathname === '/robots.txt' ? { body: robots } : (instead?.(request) ?? answerOf(family, posts, request))
      response.writeHead(answer?.status ?? (answer ? 200 : 404), answer?.headers ?? {}).end(answer?.body ?? '')
    })()
  })
  await listen(server, port).catch(() => listen(server, 0))
  const at = (server.address() as AddressInfo).port
  return {
    address: new URL(SHAPES[family].list, `http://127.0.0.1:${at}`).href,
    posts,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
