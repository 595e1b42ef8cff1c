/** Whether a navigation is pending: a store outside React, so that a tap shows before React has anything to render. */
const listeners = new Set<() => void>()
let under = false

function set(now: boolean): void {
  if (under === now) return
  under = now
  for (const listener of listeners) listener()
}

/** A navigation has started. */
export const startProgress = (): void => set(true)
/** The navigation is done or was cancelled. */
export const endProgress = (): void => set(false)
export const isUnderProgress = (): boolean => under

export function subscribeToProgress(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

interface Click {
  href: string
  target: string
  download: boolean
  /** with a key that opens it elsewhere, or not with the main button */
  elsewhere: boolean
}

/** Whether a click on a link leads this page to another one of the site. */
export function leadsOn({ href, target, download, elsewhere }: Click, from: string): boolean {
  if (elsewhere || download || (target !== '' && target !== '_self') || !URL.canParse(href)) return false
  const [to, here] = [new URL(href), new URL(from)]
  return to.origin === here.origin && to.pathname + to.search !== here.pathname + here.search
}
