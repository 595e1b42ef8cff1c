import { APP_FALLBACK_MS } from '@/domain/site/limits'
import type { PlaceLinks } from './deepLinks'

export type Platform = 'ios' | 'android' | 'other'

/** An iPad claims to be a Mac but has touch points. */
export function platformOf(agent: string, touchPoints: number): Platform {
  if (/android/i.test(agent)) return 'android'
  if (/iphone|ipad|ipod/i.test(agent) || (/macintosh/i.test(agent) && touchPoints > 1)) return 'ios'
  return 'other'
}

/** An opened app hides the page, which cancels the fallback to the website. False: the caller follows the web link. */
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
