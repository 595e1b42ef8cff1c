import { LAST_LIST_KEY as KEY, LIST_TARGET } from '@/domain/site/site'
import { readStored, sessionArea, writeStored } from '../kit/browserStorage'

/** Whether a script has stored a list in this document; the referrer no longer counts then. */
let superseded = false

export function rememberList(href: string): void {
  superseded = true
  writeStored(sessionArea, KEY, href)
}

export function forgetList(): void {
  superseded = true
  writeStored(sessionArea, KEY, null)
}

const listOf = (href: string | null): string | null => (href !== null && LIST_TARGET.test(href) ? href : null)

/** The referrer on this site, for pages opened before its script ran or in a new tab. */
const openedFrom = (): string | null =>
  superseded || !document.referrer.startsWith(`${location.origin}/`)
    ? null
    : document.referrer.slice(location.origin.length)

/** Validated, because anyone can edit storage; without it the back link leads to the region's list. */
export function rememberedList(): string | null {
  const from = openedFrom()
  if (from !== null && (listOf(from) !== null || !isOnTrail(from))) return listOf(from)
  return listOf(readStored(sessionArea, KEY))
}

/** Pages that do not end a trail: a visitor who returns from them still comes from the list. */
export const isOnTrail = (path: string): boolean =>
  /^\/(restaurants|regions|nearby|plan|contact|ranking|login|auth|register|welcome)([/?]|$)/.test(path)
