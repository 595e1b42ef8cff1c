import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseUnicodeRange } from '../../scripts/typeface/slices'

interface Face {
  bytes: number
  runs: ReturnType<typeof parseUnicodeRange>
}

/** The faces of the site's typeface, in the order in which a browser looks for a character. */
function readFaces(): Face[] {
  const css = readFileSync('public/fonts/typeface.css', 'utf8')
  return [...css.matchAll(/url\(([^)]+)\)[^}]*unicode-range:([^}]+)}/g)].map(([, address = '', ranges = '']) => ({
    bytes: statSync(join('public', address)).size,
    runs: parseUnicodeRange(ranges),
  }))
}

const faces = readFaces()

/** How many bytes of the typeface a browser loads to show the text of a page, on a system without Korean type. */
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
