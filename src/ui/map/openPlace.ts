import { APP_FALLBACK_MS } from '@/domain/site/limits'
import type { PlaceLinks } from './deepLinks'

export type Platform = 'ios' | 'android' | 'other'

/** Which kind of phone, if any; an iPad says it is a Mac, but has fingers. */
export function platformOf(agent: string, touchPoints: number): Platform {
  if (/android/i.test(agent)) return 'android'
  if (/iphone|ipad|ipod/i.test(agent) || (/macintosh/i.test(agent) && touchPoints > 1)) return 'ios'
  return 'other'
}

/**
 * Opens the service's app on a phone, or its web page where there is no app. An app that opens hides this page, and
 * then the fallback must not follow: so hiding cancels the timer.
 * @returns false where the plain web link should be followed
 */
export function openPlace(links: PlaceLinks, platform: Platform): boolean {
  if (platform === 'other') return false
  const timer = setTimeout(() => {
    document.removeEventListener('visibilitychange', cancel)
    if (!document.hidden) window.location.href = links.web
  }, APP_FALLBACK_MS)
  function cancel() {
    if (!document.hidden) return
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', cancel)
  }
  document.addEventListener('visibilitychange', cancel)
  window.location.href = platform === 'android' && links.intent ? links.intent : links.app
  return true
}
