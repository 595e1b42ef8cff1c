import { createHash } from 'node:crypto'

const SCRIPT_FILE = /<script src="(\/_next\/static\/[^"]+)" async=""><\/script>/g
const SCRIPT_HINT = /<link rel="preload" as="script"[^<>]{0,300}>/g

/** The addresses of a document's script files, and the document without their elements and hints. */
export const takeScriptFiles = (html: string): { files: string[]; rest: string } => ({
  files: [...new Set([...html.matchAll(SCRIPT_FILE)].map(([, src = '']) => src))],
  rest: html.replace(SCRIPT_FILE, '').replace(SCRIPT_HINT, ''),
})

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
