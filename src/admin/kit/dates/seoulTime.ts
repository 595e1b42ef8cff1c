const PARTS = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Asia/Seoul' })

/** An instant as a field of date and time shows it, in Seoul wherever the browser is: '2026-11-30T09:00'. */
export function toSeoulTime(instant: string | null | undefined): string {
  const at = instant ? new Date(instant) : null
  return at && !Number.isNaN(at.getTime()) ? PARTS.format(at).replace(' ', 'T') : ''
}

/** What such a field holds, as an instant; null for an empty one. */
export function fromSeoulTime(text: string): string | null {
  const at = new Date(`${text}+09:00`)
  return text && !Number.isNaN(at.getTime()) ? at.toISOString() : null
}
