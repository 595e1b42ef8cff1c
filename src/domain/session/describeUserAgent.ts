const BROWSERS: [name: string, mark: RegExp][] = [
  ['KakaoTalk', /KAKAOTALK/i],
  ['Whale', /Whale\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Firefox', /(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /Safari\//],
]

const SYSTEMS: [name: string, mark: RegExp][] = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['Linux', /Linux|X11/],
]

const nameIn = (names: typeof BROWSERS, text: string): string[] =>
  names
    .filter(([, mark]) => mark.test(text))
    .map(([name]) => name)
    .slice(0, 1)

/** 'Chrome · Android'; empty for programs. The full user agent is not stored. */
export function describeUserAgent(userAgent: string | null | undefined): string {
  const text = (userAgent ?? '').slice(0, 500)
  return [...nameIn(BROWSERS, text), ...nameIn(SYSTEMS, text)].join(' · ')
}
