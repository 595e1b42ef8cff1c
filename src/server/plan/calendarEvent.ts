import { TZDate } from '@date-fns/tz'
import ical from 'ical-generator'
import { EVENT_HOURS } from '@/domain/plan/plan'

const ZONE = 'Asia/Seoul'
/** No daylight saving time since 1988. */
const VTIMEZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19881009T030000',
  'TZOFFSETFROM:+1000',
  'TZOFFSETTO:+0900',
  'TZNAME:KST',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n')

export interface CalendarEvent {
  /** the same on every download */
  uid: string
  startsAt: Date
  /** creation time */
  stamp: Date
  title: string
  location: string
  description: string
  url: string
}

/** RFC 5545: folded at 75 octets, escaped, in Korean time. */
export function calendarFile({ uid, startsAt, stamp, title, location, description, url }: CalendarEvent): string {
  const at = (date: Date, hours = 0) => new TZDate(date.getTime() + hours * 3_600_000, ZONE)
  const calendar = ical({
    prodId: { company: 'gonggong-bapsang', product: 'plan', language: 'KO' },
    // On the event: the calendar's would take DTSTAMP's UTC.
    timezone: { name: null, generator: () => VTIMEZONE },
  })
  calendar.createEvent({
    id: uid,
    timezone: ZONE,
    start: at(startsAt),
    end: at(startsAt, EVENT_HOURS),
    stamp,
    summary: title,
    location,
    description,
    url,
  })
  return `${calendar.toString()}\r\n`
}
