import type { OpenAPIHono } from '@hono/zod-openapi'
import { createApi } from '@/api/createApi'
import { createTestReads } from './database'
import { seedDirectory, RESTAURANTS } from './directory'
import { emptyTables } from './emptyTables'
import { createTestPayload, type TestPayload } from './payload'

export const EMAIL = 'sender-to-be-kept-secret@people.example'
export const TICKET = {
  kind: 'correction',
  subject: '주소가 달라요',
  body: '무교로 7이 아니라 무교로 9예요.',
  email: EMAIL,
}

interface How {
  /** the address of the connection, null where it is unknown */
  from?: string | null
  headers?: Record<string, string>
  api?: OpenAPIHono
}

interface Answer {
  status: number
  code?: string
  field?: string
  retryAfter: string | null
}

interface StoredLetter {
  subject: string
  body: string
  email: string | null
  restaurant_id: number | null
  status: string
}

export interface TestTicketApi {
  test: TestPayload
  app: OpenAPIHono
  /** the same with one trusted proxy in front */
  behindProxy: OpenAPIHono
  restaurant: number
  post: (letter: unknown, how?: How) => Promise<Response>
  send: (letter: unknown, how?: How) => Promise<Answer>
  stored: () => Promise<StoredLetter[]>
  /** Deletes all tickets and their rate limits. */
  clear: () => Promise<unknown>
  close: () => Promise<void>
}

/** The API with tickets, on a database of the caller's own with a few restaurants. */
export async function openTicketApi(): Promise<TestTicketApi> {
  const test = await createTestPayload()
  const ids = await seedDirectory(test.pool, RESTAURANTS)
  const reads = createTestReads(test.url)
  const apiWith = (trustedProxies: number) =>
    createApi({ pool: reads, tickets: { pool: test.pool, secret: 'only-for-these-tests-0123456789', trustedProxies } })
  const [app, behindProxy] = [apiWith(0), apiWith(1)]
  const post = async (
    letter: unknown,
    { from = '203.0.113.7', headers = {}, api = app }: How = {},
  ): Promise<Response> =>
    api.request(
      '/api/v1/tickets',
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: typeof letter === 'string' ? letter : JSON.stringify(letter),
      },
      from === null ? {} : { incoming: { socket: { remoteAddress: from } } },
    )
  return {
    test,
    app,
    behindProxy,
    restaurant: ids.get('닭한마리') ?? 0,
    post,
    async send(letter, how) {
      const response = await post(letter, how)
      const { error } =
        response.status === 201
          ? { error: {} }
          : ((await response.json()) as { error: { code?: string; field?: string } })
      return { status: response.status, ...error, retryAfter: response.headers.get('Retry-After') }
    },
    stored: async () => (await test.pool.query<StoredLetter>('SELECT * FROM tickets ORDER BY id')).rows,
    clear: () => emptyTables(test.pool, ['tickets', 'rate_limits']),
    async close() {
      await reads.end()
      await test.drop()
    },
  }
}
