import { TextInput, type TextInputProps } from 'react-admin'

const PARTS = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Asia/Seoul' })

/** An instant as a datetime-local value in Seoul time: '2026-11-30T09:00'. */
export function toSeoulTime(instant: string | null | undefined): string {
  const at = instant ? new Date(instant) : null
  return at && !Number.isNaN(at.getTime()) ? PARTS.format(at).replace(' ', 'T') : ''
}

export function fromSeoulTime(text: string): string | null {
  const at = new Date(`${text}+09:00`)
  return text && !Number.isNaN(at.getTime()) ? at.toISOString() : null
}

/** Edits a date and time in Korea; the record holds the instant. */
export const SeoulTimeInput = (props: Omit<TextInputProps, 'type' | 'parse' | 'format'>) => (
  <TextInput type="datetime-local" format={toSeoulTime} parse={fromSeoulTime} {...props} />
)
