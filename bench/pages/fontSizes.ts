import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

interface Face {
  bytes: number
  runs: (readonly [first: number, last: number])[]
}

/** The faces of the site's typeface, in the order in which a browser looks for a character. */
function readFaces(): Face[] {
  const css = readFileSync('public/fonts/typeface.css', 'utf8')
  return [...css.matchAll(/url\(([^)]+)\)[^}]*unicode-range:([^}]+)}/g)].map(([, address = '', ranges = '']) => ({
    bytes: statSync(join('public', address)).size,
    runs: ranges.split(',').map((range) => {
      const [first = 0, last = first] = range
        .slice('U+'.length)
        .split('-')
        .map((code) => parseInt(code, 16))
      return [first, last] as const
    }),
  }))
}

const faces = readFaces()

/** How many bytes of the typeface a browser loads to show the text of a page. */
export function fontBytes(html: string): number {
  const text = html.replace(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/g, ' ')
  const needed = new Set(
    [...new Set(text)].map((sign) => {
      const code = sign.codePointAt(0) ?? 0
      return faces.find(({ runs }) => runs.some(([first, last]) => code >= first && code <= last))
    }),
  )
  return [...needed].reduce((sum, face) => sum + (face?.bytes ?? 0), 0)
}
