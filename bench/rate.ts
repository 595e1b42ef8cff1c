import autocannon from 'autocannon'
import { middle } from './median'

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
 * The rate of one server as a ratio to that of another, asked in turn: the middle one of all rounds. Prints one line a
 * kind.
 */
export async function compareRates(
  one: string,
  other: string,
  { kinds = KINDS, rounds = 9, seconds = 3, measure = rate }: Comparison = {},
): Promise<number[]> {
  const found: number[] = []
  for (const [kind, paths] of Object.entries(kinds)) {
    const ratios: number[] = []
    const rates: number[] = []
    for (let round = 0; round < rounds; round++) {
      const measured = new Map<string, number>()
      for (const site of round % 2 ? [other, one] : [one, other])
        measured.set(site, await measure(site, { paths, seconds }))
      rates.push(measured.get(one) ?? 0)
      ratios.push((measured.get(one) ?? 0) / (measured.get(other) ?? 1))
    }
    const all = ratios.map((ratio) => ratio.toFixed(2)).join(', ')
    console.log(`${kind}: ${middle(ratios).toFixed(3)} × (${all}), ${Math.round(middle(rates))} a second`)
    found.push(middle(ratios))
  }
  return found
}
