import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'

export const FONTS_PATH = '/fonts/'

/** No other file of this machine can be read. */
const FONT = /^\/fonts\/(typeface\.css|[\w-]+\/[\w-]+(\.[\w-]+)*\.woff2)$/

/** So that the page looks the same on machines without Korean fonts. */
export async function serveFont(path: string, res: ServerResponse): Promise<void> {
  const name = FONT.exec(path)?.[1]
  const bytes = name === undefined ? null : await readFile(join('public/fonts', name)).catch(() => null)
  if (bytes === null) return void res.writeHead(404).end()
  res
    .writeHead(200, {
      'Content-Type': path.endsWith('.css') ? 'text/css; charset=utf-8' : 'font/woff2',
      'Cache-Control': 'max-age=86400',
    })
    .end(bytes)
}
