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
  link: Element
  href: string
  target: string
  download: boolean
  /** with a key that opens it elsewhere, or not with the main button */
  elsewhere: boolean
}

/** The link that a click is on, one in a drawing included; null where there is none. */
export function clickOn(event: MouseEvent): Click | null {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!link) return null
  const href = link.getAttribute('href') ?? ''
  return {
    link,
    href: URL.canParse(href, document.baseURI) ? new URL(href, document.baseURI).href : href,
    target: link.getAttribute('target') ?? '',
    download: link.hasAttribute('download'),
    elsewhere: event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey,
  }
}

/** Whether a click on a link leads this page to another one of the site. */
export function leadsOn({ href, target, download, elsewhere }: Omit<Click, 'link'>, from: string): boolean {
  if (elsewhere || download || (target !== '' && target !== '_self') || !URL.canParse(href)) return false
  const [to, here] = [new URL(href), new URL(from)]
  return to.origin === here.origin && to.pathname + to.search !== here.pathname + here.search
}
