import { decodeUri } from '@/domain/http/decodeUri'
import { TARGET_LENGTH_MAX } from '@/domain/http/limits'
import { gateMessages } from '@/messages/gate'
import type { Rejection } from './reject'

export interface Target {
  /** canonical, without needless escapes, with its query */
  url: string
  path: string
}

const isControl = (character: string): boolean => character < ' ' || character === '\u007f'
const hasControl = (text: string): boolean => Array.from(text).some(isControl)

const UNRESERVED = /^[\w.~-]$/
const LAYERS = 3

/** Escapes of letters, digits and `-._~` are equivalent to the characters (RFC 3986, 6.2.2.2). */
const withoutNeedlessEscapes = (path: string): string =>
  path.replace(/%([0-9a-f]{2})/gi, (escape, code: string) => {
    const character = String.fromCharCode(parseInt(code, 16))
    return UNRESERVED.test(character) ? character : escape.toUpperCase()
  })

const climbs = (path: string): boolean => path.split(/[/\\]/).some((segment) => segment === '.' || segment === '..')

/** However often escaped, because a later reader might decode it again. */
function climbsSomehow(path: string): boolean {
  let text: string | null = path
  for (let layer = 0; layer < LAYERS && text !== null; layer++) {
    if (climbs(text)) return true
    text = decodeUri(text)
  }
  return false
}

const HOST = /^([\w.-]*|\[[\da-f:.]+\])(:\d{1,5})?$/i

export const UNREADABLE: Rejection = { status: 400, code: 'unreadable-target', message: gateMessages.target }
const TOO_LONG: Rejection = { status: 414, code: 'target-too-long', message: gateMessages.targetTooLong }

/**
 * Origin form only (RFC 9112, 3.2.1). Rejects what Next and URL parsers may resolve to other pages than those checked
 * here. `host`: HTTP/1.0 has none.
 */
export function parseTarget(url: string, host = ''): Target | Rejection {
  if (url.length > TARGET_LENGTH_MAX) return TOO_LONG
  if (!HOST.test(host)) return UNREADABLE
  if (!url.startsWith('/') || url.startsWith('//') || url.includes('#')) return UNREADABLE
  const queryAt = url.indexOf('?')
  const raw = queryAt < 0 ? url : url.slice(0, queryAt)
  const path = decodeUri(raw)
  if (path === null || path.includes('\\') || hasControl(path) || climbsSomehow(path)) return UNREADABLE
  // PostgreSQL text cannot contain NUL.
  if (/%00/.test(url)) return UNREADABLE
  return { url: withoutNeedlessEscapes(raw) + (queryAt < 0 ? '' : url.slice(queryAt)), path }
}
