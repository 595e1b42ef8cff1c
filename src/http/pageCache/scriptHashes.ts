import { createHash } from 'node:crypto'

/** Elements of these types hold data, which needs no permission. */
const DATA_TYPE = /\btype="(?!text\/javascript|module|speculationrules)[^"]*"/

/** 'sha256-…' (CSP 3). React's scripts never contain their end tag. */
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
