import { MARK_SIGNED_IN } from '@/domain/session/marker'
import { LIST_ID, LOADER, PREFETCH, READER } from './inlineScripts'

const SCRIPT_FILE = /<script src="(\/_next\/static\/[^"]+)" async=""><\/script>/g
const SCRIPT_HINT = /<link rel="preload" as="script"[^<>]{0,300}>/g

const script = (content: string, attributes = ''): string => `<script${attributes}>${content}</script>`

/** A page that is only read loads no scripts. `html`: a complete document by React */
export function deferScripts(html: string): string {
  const end = html.lastIndexOf('</body>')
  const files = [...new Set([...html.matchAll(SCRIPT_FILE)].map(([, src]) => src))]
  if (files.length === 0 || end < 0) return html
  const list = JSON.stringify(files).replaceAll('<', '\\u003c')
  const inline = [
    script(PREFETCH, ' type="speculationrules"'),
    script(list, ` id="${LIST_ID}" type="application/json"`),
    script(LOADER),
    html.includes(' data-recent=') ? script(READER) : '',
  ]
  const bare = (part: string): string => part.replace(SCRIPT_FILE, '').replace(SCRIPT_HINT, '')
  const body = bare(html.slice(0, end)).replace('<head>', () => `<head>${script(MARK_SIGNED_IN)}`)
  return body + inline.join('') + bare(html.slice(end))
}
