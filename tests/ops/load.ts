import { Agent as HttpAgent, request as httpRequest } from 'node:http'
import { Agent, request } from 'node:https'
import { setTimeout } from 'node:timers/promises'
import type { Ask } from '../faults/writers'

const ANSWER_MAX_MS = 30_000
const READERS = 4
/** Between two reads of one reader: below what one network may ask. */
const PAUSE_MS = 40
/** Half of them never from the page cache. */
const PATHS: readonly ((turn: number) => string)[] = [
  () => '/',
  (turn) => `/restaurants?turn=${turn}`,
  () => '/faq',
  (turn) => `/api/v1/restaurants?page=${1 + (turn % 50)}`,
  () => '/board/free',
  (turn) => `/regions?turn=${turn}`,
]

const agents = {
  'http:': new HttpAgent({ keepAlive: true }),
  // The proxy's certificate is of this test alone.
  'https:': new Agent({ keepAlive: true, rejectUnauthorized: false }),
}

let visitors = 0
/** Every request comes from another network in turn: how much one may ask is not what these tests try. */
const nextNetwork = (): string => `127.0.0.${2 + (visitors++ % 200)}`

/** Sends a request to a site and reads its answer. @throws where none comes, or only a part */
export const answerOf = (
  site: string,
  method: string,
  path: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: object | undefined } = {},
): Promise<{ status: number; text: string }> =>
  new Promise((done, failed) => {
    const url = new URL(path, site)
    const isTls = url.protocol === 'https:'
    const sent = (isTls ? request : httpRequest)(
      url,
      {
        method,
        localAddress: nextNetwork(),
        agent: agents[isTls ? 'https:' : 'http:'],
        headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
        signal: AbortSignal.timeout(ANSWER_MAX_MS),
      },
      (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (part: string) => (text += part))
        response.once('end', () => done({ status: response.statusCode ?? 0, text })).once('error', failed)
      },
    )
    sent.once('error', failed).end(body && JSON.stringify(body))
  })

/** For writers, whose site may have another address from time to time. */
export const askOf =
  (site: () => string): Ask =>
  async (method, path, cookie = '', body) =>
    (await answerOf(site(), method, path, { headers: { Cookie: cookie }, body })).status

export interface Reads {
  reads: number
  failed: number
}

/** Visitors who read one page after another. */
export function startReaders(site: () => string) {
  const counts: Reads = { reads: 0, failed: 0 }
  const failures: Record<string, number> = {}
  let isOver = false
  async function read(reader: number): Promise<void> {
    for (let turn = reader; !isOver; turn++) {
      const path = PATHS[turn % PATHS.length]?.(turn) ?? '/'
      const outcome = await answerOf(site(), 'GET', path).then(
        ({ status }) => String(status),
        (error: NodeJS.ErrnoException) => error.code ?? error.name,
      )
      counts.reads++
      if (outcome !== '200') {
        counts.failed++
        failures[outcome] = (failures[outcome] ?? 0) + 1
      }
      await setTimeout(PAUSE_MS)
    }
  }
  const work = Array.from({ length: READERS }, (_, reader) => read(reader))
  return {
    counts,
    /** by status or error code */
    failures,
    async finish(): Promise<void> {
      isOver = true
      await Promise.all(work)
    },
  }
}
export type Readers = ReturnType<typeof startReaders>

const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b)
const seconds = (ms: number | undefined) => Number(((ms ?? 0) / 1000).toFixed(1))

/** Median and longest, in seconds. */
export const spread = (ms: readonly number[]) => ({
  median: seconds(sorted(ms)[Math.floor(ms.length / 2)]),
  longest: seconds(sorted(ms).at(-1)),
})

/** Prints what a scenario measured: these figures are the point of these tests. */
export function printFigures(title: string, rows: readonly object[]): void {
  console.log(`\n${title}`)
  console.table(rows)
}
