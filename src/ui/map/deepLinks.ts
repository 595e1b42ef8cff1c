/** Where a search for a place leads outside: the app's own address and the web page behind it. */
export interface PlaceLinks {
  web: string
  /** iOS, and Android when the service takes the same form there */
  app: string
  /** Android's form, which falls back by itself when the app is missing */
  intent: string | null
}

/** What the outer map services are asked for: the two parts of the region and the name. */
export const placeSearchText = (place: { sub_add1: string | null; sub_add2: string | null; title: string }): string =>
  [place.sub_add1, place.sub_add2, place.title].filter(Boolean).join(' ')

/** Kakao Map: searches for the text. */
export function kakaoMapLinks(text: string): PlaceLinks {
  const query = encodeURIComponent(text)
  return { web: `https://map.kakao.com/link/search/${query}`, app: `kakaomap://search?q=${query}`, intent: null }
}

/** Naver Map: searches for the text; `origin` names the calling site, as its scheme requires. */
export function naverMapLinks(text: string, origin: string): PlaceLinks {
  const query = encodeURIComponent(text)
  const search = `search?query=${query}&appname=${encodeURIComponent(origin)}`
  const intent = [
    `intent://${search}#Intent`,
    'scheme=nmap',
    'action=android.intent.action.VIEW',
    'category=android.intent.category.BROWSABLE',
    'package=com.nhn.android.nmap',
    'end',
  ].join(';')
  return { web: `https://map.naver.com/p/search/${query}`, app: `nmap://${search}`, intent }
}

/** Directions by Kakao Map: to the point when it is known, else to what the search finds. */
export function directionsLink(text: string, point: { latitude: number; longitude: number } | null): string {
  if (!point) return `https://map.kakao.com/link/search/${encodeURIComponent(text)}`
  // A comma ends the name in this address form.
  const name = encodeURIComponent(text.replaceAll(',', ' '))
  return `https://map.kakao.com/link/to/${name},${point.latitude},${point.longitude}`
}

/** Blog posts about the place. */
export const blogSearchLink = (text: string): string =>
  `https://search.naver.com/search.naver?ssc=tab.blog.all&query=${encodeURIComponent(text)}`
