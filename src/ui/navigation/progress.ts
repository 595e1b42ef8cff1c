/** Whether a navigation is pending. A store outside React, so that a tap shows before React renders. */
const listeners = new Set<() => void>()
let under = false

function set(now: boolean): void {
  if (under === now) return
  under = now
  for (const listener of listeners) listener()
}

export const startProgress = (): void => set(true)
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
  /** opened in a new tab or window: a modifier key or not the main button */
  elsewhere: boolean
}

/** The clicked link, SVG links included; null if there is none. */
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

export function leadsOn({ href, target, download, elsewhere }: Omit<Click, 'link'>, from: string): boolean {
  if (elsewhere || download || (target !== '' && target !== '_self') || !URL.canParse(href)) return false
  const [to, here] = [new URL(href), new URL(from)]
  return to.origin === here.origin && to.pathname + to.search !== here.pathname + here.search
}
