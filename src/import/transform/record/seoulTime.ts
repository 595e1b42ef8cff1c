const DAY = String.raw`(?<y>\d{4})-?(?<m>\d{2})-?(?<d>\d{2})`
const CLOCK = String.raw`(?<h>\d{2}):?(?<min>\d{2})(?::?(?<s>\d{2})(?:[.,]\d{1,9})?)?`
const ZONE = String.raw`(?:Z|KST|(?:UTC|GMT)(?![+-])|(?:UTC|GMT)?(?<sign>[+-])(?<oh>\d{1,2})(?::?(?<om>\d{2}))?)`
/** RFC 3339 and similar: '2024-03-03T15:00:00Z', '20240304T031000Z', '2024-03-04 00:00 UTC+9'. */
const INSTANT = new RegExp(`^${DAY}[T ]${CLOCK} ?${ZONE}$`)
/** Instants as written by JavaScript, HTTP and mail: 'Mon Mar 04 2024 12:10:00 GMT+0900'. */
const WORDED = new RegExp(
  String.raw`^[A-Z][a-z]{2},? (?:[A-Z][a-z]{2} \d{1,2}|\d{1,2} [A-Z][a-z]{2}) \d{4} \d{2}:\d{2}:\d{2} ` +
    String.raw`(?:GMT|UTC|Z|(?:GMT|UTC)?[+-]\d{4})(?: \([^()]{1,60}\))?$`,
)
/** '12:10-13:00' is a time range, not an offset. */
const RANGE = /^\S+ \d{2}:\d{2}-/
const MINUTE_MS = 60_000
const SEOUL_OFFSET_MINUTES = 9 * 60
const OFFSET_MAX_MINUTES = 14 * 60

/** 'YYYY-MM-DD HH:MM:SS', from single spaces; other texts are unchanged. Midnight means no time: 'YYYY-MM-DD'. */
export function seoulTime(text: string): string {
  const instant = WORDED.test(text) ? Date.parse(text) : RANGE.test(text) ? Number.NaN : instantIn(text)
  if (Number.isNaN(instant)) return text
  const [day = '', clock = ''] = new Date(instant + SEOUL_OFFSET_MINUTES * MINUTE_MS).toISOString().split(/[T.]/)
  return clock === '00:00:00' ? day : `${day} ${clock}`
}

/** NaN for a text that is not a valid instant */
function instantIn(text: string): number {
  const found = INSTANT.exec(text)?.groups
  if (!found) return Number.NaN
  const { y, m, d, h, min, s = '00', sign, oh = '0', om = '0' } = found
  const minutes = sign ? Number(oh) * 60 + Number(om) : text.endsWith('KST') ? SEOUL_OFFSET_MINUTES : 0
  if (minutes > OFFSET_MAX_MINUTES || Number(om) > 59) return Number.NaN
  const local = Date.parse(`${y}-${m}-${d}T${h}:${min}:${s}Z`)
  // JavaScript accepts 30 February as 1 March.
  if (Number.isNaN(local) || new Date(local).getUTCDate() !== Number(d)) return Number.NaN
  return local - (sign === '-' ? -minutes : minutes) * MINUTE_MS
}
