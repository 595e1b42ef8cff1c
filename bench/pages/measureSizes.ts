import { gzipSync } from 'node:zlib'
import { fontBytes } from './fontSizes'

export interface PageSize {
  path: string
  /** bytes of its text */
  html: number
  /** bytes as they are sent */
  br: number
  /** bytes of the scripts and styles that it names, gzip */
  js: number
  css: number
  /** bytes of the typeface that its text needs */
  fonts: number
}

/** How large pages are, and what they load, the scripts once a control is used. */
export async function measureSizes(site: string, paths: readonly string[]): Promise<PageSize[]> {
  const files = new Map<string, number>()
  const sizeOf = async (path: string): Promise<number> => {
    const known = files.get(path)
    if (known !== undefined) return known
    const size = gzipSync(Buffer.from(await (await fetch(site + path)).arrayBuffer())).length
    files.set(path, size)
    return size
  }
  const sum = async (names: string[]): Promise<number> =>
    (await Promise.all([...new Set(names)].map(sizeOf))).reduce((all, size) => all + size, 0)

  const sizes: PageSize[] = []
  for (const path of paths) {
    const answer = await fetch(site + path, { headers: { 'Accept-Encoding': 'br' } })
    const html = await answer.text()
    const named = (pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, name]) => name ?? '')
    sizes.push({
      path,
      html: Buffer.byteLength(html),
      br: Number(answer.headers.get('content-length')),
      // Also those that it loads once a control is used, which stand in a list.
      js: await sum(named(/(?:<script src=|[[,])"(\/_next\/static\/[^"]+\.js)"(?! noModule)/g)),
      css: await sum(named(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)),
      fonts: fontBytes(html),
    })
  }
  return sizes
}
