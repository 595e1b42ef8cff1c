import autocannon from 'autocannon'

export interface Rates {
  /** answers a second with a static file of the same process */
  file: number
  pages: { path: string; kept: number; made: number }[]
}

const CONNECTIONS = 8
const SECONDS = 5
const FILE = '/icon.svg'

/** How often a second pages are sent that are kept, and ones that have to be made. */
export async function measureRates(site: string, paths: readonly string[]): Promise<Rates> {
  const rate = async (settings: Partial<autocannon.Options>): Promise<number> => {
    const { requests, non2xx } = await autocannon({
      url: site,
      connections: CONNECTIONS,
      duration: SECONDS,
      headers: { 'accept-encoding': 'br' },
      ...settings,
    })
    if (non2xx > 0) throw new Error(`${non2xx} answers were not 200`)
    return Math.round(requests.average)
  }
  const pages: Rates['pages'] = []
  for (const path of paths) {
    const kept = await rate({ url: site + path })
    let turn = 0
    // Every address is a page of its own.
    const setupRequest = (request: autocannon.Request): autocannon.Request => ({
      ...request,
      path: `${path}${path.includes('?') ? '&' : '?'}n=${turn++}`,
    })
    pages.push({ path, kept, made: await rate({ requests: [{ setupRequest }] }) })
  }
  return { file: await rate({ url: site + FILE }), pages }
}
