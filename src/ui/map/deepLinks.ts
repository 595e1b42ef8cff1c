export interface PlaceLinks {
  web: string
  /** URL scheme for iOS, and for Android if supported */
  app: string
  /** Android intent URL with the website as fallback; null if unsupported */
  intent: string | null
}

export const placeSearchText = (place: { sub_add1: string | null; sub_add2: string | null; title: string }): string =>
  [place.sub_add1, place.sub_add2, place.title].filter(Boolean).join(' ')

export function kakaoMapLinks(text: string): PlaceLinks {
  const query = encodeURIComponent(text)
  return { web: `https://map.kakao.com/link/search/${query}`, app: `kakaomap://search?q=${query}`, intent: null }
}

/** `origin` is ours; the URL scheme requires it. */
export function naverMapLinks(text: string, origin: string): PlaceLinks {
  const query = encodeURIComponent(text)
  const search = `search?query=${query}&appname=${encodeURIComponent(origin)}`
  const web = `https://map.naver.com/p/search/${query}`
  const intent = [
    `intent://${search}#Intent`,
    'scheme=nmap',
    'action=android.intent.action.VIEW',
    'category=android.intent.category.BROWSABLE',
    'package=com.nhn.android.nmap',
    // Without the app, Chrome would open the store.
    `S.browser_fallback_url=${encodeURIComponent(web)}`,
    'end',
  ].join(';')
  return { web, app: `nmap://${search}`, intent }
}

export function directionsLink(text: string, point: { latitude: number; longitude: number } | null): string {
  if (!point) return `https://map.kakao.com/link/search/${encodeURIComponent(text)}`
  // In this URL format a comma ends the name.
  const name = encodeURIComponent(text.replaceAll(',', ' '))
  return `https://map.kakao.com/link/to/${name},${point.latitude},${point.longitude}`
}

export const blogSearchLink = (text: string): string =>
  `https://search.naver.com/search.naver?ssc=tab.blog.all&query=${encodeURIComponent(text)}`
