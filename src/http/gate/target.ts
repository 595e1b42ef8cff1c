import { decodeUri } from '@/domain/http/decodeUri'
import { TARGET_LENGTH_MAX } from '@/domain/http/limits'
import { gateMessages } from '@/messages/gate'
import type { Rejection } from './reject'

export interface Target {
  /** what every later step routes by: needless escapes undone, so that one page has one spelling; with its query */
  url: string
  /** its path, decoded */
  path: string
}

const isControl = (character: string): boolean => character < ' ' || character === '\u007f'
const hasControl = (text: string): boolean => Array.from(text).some(isControl)

const UNRESERVED = /^[\w.~-]$/
/** How often a path may have been encoded and still be looked through. */
const LAYERS = 3

/** Escapes of letters, digits and `-._~` mean the same as the character itself (RFC 3986, 6.2.2.2). */
const withoutNeedlessEscapes = (path: string): string =>
  path.replace(/%([0-9a-f]{2})/gi, (escape, code: string) => {
    const character = String.fromCharCode(parseInt(code, 16))
    return UNRESERVED.test(character) ? character : escape.toUpperCase()
  })

const climbs = (path: string): boolean => path.split(/[/\\]/).some((segment) => segment === '.' || segment === '..')

/** Whether a path climbs (`..`), however often its dots are escaped: some reader behind us might decode once more. */
function climbsSomehow(path: string): boolean {
  let text: string | null = path
  for (let layer = 0; layer < LAYERS && text !== null; layer++) {
    if (climbs(text)) return true
    text = decodeUri(text)
  }
  return false
}

/** A name or an address, and a port. */
const HOST = /^([\w.-]*|\[[\da-f:.]+\])(:\d{1,5})?$/i

export const UNREADABLE: Rejection = { status: 400, code: 'unreadable-target', message: gateMessages.target }
const TOO_LONG: Rejection = { status: 414, code: 'target-too-long', message: gateMessages.targetTooLong }

/**
 * Reads a request's target, in origin form alone (RFC 9112, 3.2.1). Absolute, authority and asterisk forms, fragments,
 * dot segments, backslashes, control characters and what is no UTF-8 are rejected: Next and URL parsers make other
 * pages of them than the ones that the rules in front have judged. So is NUL in a query.
 * @param host as its header says; HTTP/1.0 knows none
 */
export function parseTarget(url: string, host = ''): Target | Rejection {
  if (url.length > TARGET_LENGTH_MAX) return TOO_LONG
  if (!HOST.test(host)) return UNREADABLE
  if (!url.startsWith('/') || url.startsWith('//') || url.includes('#')) return UNREADABLE
  const queryAt = url.indexOf('?')
  const raw = queryAt < 0 ? url : url.slice(0, queryAt)
  const path = decodeUri(raw)
  if (path === null || path.includes('\\') || hasControl(path) || climbsSomehow(path)) return UNREADABLE
  // A text of PostgreSQL's holds no NUL; no one types one.
  if (/%00/.test(url)) return UNREADABLE
  return { url: withoutNeedlessEscapes(raw) + (queryAt < 0 ? '' : url.slice(queryAt)), path }
}
