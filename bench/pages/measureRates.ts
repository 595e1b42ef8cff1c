import { rate } from '../rate'

export interface Rates {
  /** answers a second with a static file of the same process */
  file: number
  pages: { path: string; kept: number; made: number }[]
}

const FILE = '/icon.svg'

/** How often a second pages are sent that are kept, and ones that have to be made. */
export async function measureRates(site: string, paths: readonly string[]): Promise<Rates> {
  const pages: Rates['pages'] = []
  for (const path of paths) {
    const kept = await rate(site, { paths: () => path })
    // Every address is a page of its own.
    const made = await rate(site, { paths: (turn) => `${path}${path.includes('?') ? '&' : '?'}n=${turn}` })
    pages.push({ path, kept, made })
  }
  return { file: await rate(site, { paths: () => FILE }), pages }
}
