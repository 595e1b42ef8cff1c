import autocannon from 'autocannon'

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
