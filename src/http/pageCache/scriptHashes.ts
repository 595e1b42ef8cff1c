import { createHash } from 'node:crypto'

/** Elements of these types hold data, which nothing runs. */
const DATA_TYPE = /\btype="(?!text\/javascript|module)[^"]*"/

/**
 * The sources (CSP 3, 'sha256-…') of what stands between the tags of a page: scripts that run, or styles.
 * @param html of a page that React wrote: its scripts never hold their own end tag
 */
export function inlineHashes(html: string, element: 'script' | 'style'): string[] {
  const hashes = new Set<string>()
  const [start, end] = [`<${element}`, `</${element}>`]
  for (let at = html.indexOf(start); at >= 0; at = html.indexOf(start, at)) {
    const tagEnd = html.indexOf('>', at)
    const contentEnd = html.indexOf(end, tagEnd)
    if (tagEnd < 0 || contentEnd < 0) break
    const attributes = html.slice(at + start.length, tagEnd)
    const content = html.slice(tagEnd + 1, contentEnd)
    at = contentEnd
    if (content === '' || attributes.includes(' src="') || DATA_TYPE.test(attributes)) continue
    hashes.add(`'sha256-${createHash('sha256').update(content).digest('base64')}'`)
  }
  return [...hashes]
}
