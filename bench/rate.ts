import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'
import { middle } from './median'
import type { RunningProcess } from './startProcess'

const CONNECTIONS = 8

/** Goes on, so that no address is asked for in two measurements. */
let turn = 0

interface Load {
  /** the address of each request */
  paths: (turn: number) => string
  method?: 'GET' | 'PUT'
  /** of members, in turn */
  cookies?: readonly string[]
  seconds?: number
}

/** Answers a second to eight connections that ask without a pause. @throws where one is not 2xx */
export async function rate(site: string, { paths, method = 'GET', cookies = [], seconds = 5 }: Load): Promise<number> {
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    const cookie = cookies[turn % cookies.length]
    const headers = { 'accept-encoding': 'br', ...(cookie && { cookie, origin: site }) }
    return { ...request, method, path: paths(turn++), headers }
  }
  const { requests, non2xx, statusCodeStats } = await autocannon({
    ...{ url: site, connections: CONNECTIONS, duration: seconds },
    requests: [{ setupRequest }],
  })
  if (non2xx > 0) throw new Error(`${non2xx} answers were not 2xx: ${JSON.stringify(statusCodeStats)}`)
  return Math.round(requests.average)
}

/** Of a clock tick in /proc; a constant of Linux. */
const TICK_SECONDS = 0.01

/** User and system time since its start. */
function processorSeconds(pid: number): number {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13) ?? []
  return (Number(user) + Number(system)) * TICK_SECONDS
}

/**
 * Answers to a second of the server's processor time, which other work on the machine changes less than the answers a
 * second. Linux only.
 */
export const ratePerProcessorSecond =
  (servers: readonly RunningProcess[]): typeof rate =>
  async (site, { seconds = 5, ...load }) => {
    const pid = servers.find((server) => server.site === site)?.pid ?? 0
    const before = processorSeconds(pid)
    const answers = (await rate(site, { ...load, seconds })) * seconds
    return answers / (processorSeconds(pid) - before)
  }

type Paths = Record<string, Load['paths']>

/** A page with an unknown parameter is made each time. */
export const MADE = {
  'home made': (turn) => `/?n=${turn}`,
  'district made': (turn) => encodeURI(`/regions?province=서울특별시&district=마포구&n=${turn}`),
  'restaurant made': (turn) => `/restaurants/${1 + (turn % 1_000)}?n=${turn}`,
} satisfies Paths

export const KINDS = {
  'kept pages': () => '/restaurants',
  ...MADE,
  'API lists': (turn) => `/api/v1/restaurants?page=${1 + (turn % 400)}`,
  'API records': (turn) => `/api/v1/restaurants/${1 + (turn % 1_000)}`,
} satisfies Paths

interface Comparison {
  kinds?: Paths
  rounds?: number
  seconds?: number
  /** answers a second, or another rate */
  measure?: typeof rate
}

/**
 * The rate of one server as a ratio to that of another: the middle of an even number of rounds that each begins half of
 * the time, as the first of a round finds less in the database's memory. A round before them, in which a process
 * compiles, is not counted. Prints one line a kind.
 */
export async function compareRates(
  one: string,
  other: string,
  { kinds = KINDS, rounds = 8, seconds = 3, measure = rate }: Comparison = {},
): Promise<number[]> {
  const found: number[] = []
  for (const [kind, paths] of Object.entries(kinds)) {
    const rates = new Map<string, number[]>([one, other].map((site) => [site, []]))
    for (const site of [one, other]) await measure(site, { paths, seconds })
    for (let round = 0; round < rounds; round++)
      for (const site of round % 2 ? [other, one] : [one, other])
        rates.get(site)?.push(await measure(site, { paths, seconds }))
    const [own = [], others = []] = rates.values()
    const ratios = own.map((answers, round) => answers / (others[round] ?? 1))
    const ratio = middle(ratios)
    const each = ratios.map((of) => of.toFixed(2)).join(', ')
    console.log(`${kind}: ${ratio.toFixed(3)} × (${each}), ${Math.round(middle(own))} a second`)
    found.push(ratio)
  }
  return found
}
