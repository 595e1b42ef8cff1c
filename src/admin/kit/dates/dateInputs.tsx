import EventOutlined from '@mui/icons-material/EventOutlined'
import { IconButton, InputAdornment, TextField, type TextFieldProps } from '@mui/material'
import { type KeyboardEvent, useRef, useState } from 'react'
import {
  type InputProps,
  useInput,
  useTranslateLabel,
  ValidationError,
  TextInput,
  type TextInputProps,
} from 'react-admin'

const DAY = /^(\d{4})\D(\d{1,2})\D(\d{1,2})\D?$/
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/

/** Reads 2026-11-22, 2026. 11. 22., 20261122 and 2026년 11월 22일; null if it is not a calendar date. */
export function parseDay(typed: string): string | null {
  const text = typed.trim()
  const [, year, month = '', day = ''] = COMPACT.exec(text) ?? DAY.exec(text.replace(/\s+/g, '')) ?? []
  if (year === undefined) return null
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${written}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : null
}

interface DayFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'onBlur'> {
  /** YYYY-MM-DD; '' if empty */
  value: string
  onChange: (day: string) => void
  onBlur?: () => void
  name: string
}

const UNREADABLE = '2026-11-22처럼 연-월-일로 적어 주세요.'
const WHOLE = /^\d{4}-\d{2}-\d{2}$/
/** Hidden behind the button; used only for its calendar. */
const UNSEEN = { position: 'absolute', right: 0, bottom: 0, width: 24, height: 1, opacity: 0, border: 0 } as const

/** A native date field follows the browser's language (11/22/2026 in English); only its calendar is used. */
export function DayField({ value, onChange, onBlur, name, error, helperText, slotProps, ...rest }: DayFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isUnreadable, setUnreadable] = useState(false)
  const calendar = useRef<HTMLInputElement>(null)
  const choose = (day: string) => {
    setTyped(null)
    setUnreadable(false)
    if (day !== value) onChange(day)
  }
  const settle = () => {
    onBlur?.()
    if (typed === null) return
    const day = typed.trim() === '' ? '' : parseDay(typed)
    if (day === null) setUnreadable(true)
    else choose(day)
  }
  const type = (text: string) => {
    setTyped(text)
    // A complete date is applied immediately, because a form may be submitted without a blur.
    if (WHOLE.test(text) && parseDay(text) === text && text !== value) onChange(text)
  }
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Enter' && settle()
  const key = (
    <InputAdornment position="end">
      <IconButton
        size="small"
        edge="end"
        aria-label={`${name} 달력에서 고르기`}
        onClick={() => calendar.current?.showPicker()}
      >
        <EventOutlined sx={{ fontSize: 17 }} />
      </IconButton>
      <input
        ref={calendar}
        type="date"
        value={value}
        onChange={(event) => choose(event.target.value)}
        tabIndex={-1}
        aria-hidden="true"
        style={UNSEEN}
      />
    </InputAdornment>
  )
  return (
    <TextField
      {...rest}
      value={typed ?? value}
      placeholder="연-월-일"
      onChange={(event) => type(event.target.value)}
      onBlur={settle}
      onKeyDown={onKeyDown}
      error={error === true || isUnreadable}
      helperText={isUnreadable ? UNREADABLE : helperText}
      slotProps={{ ...slotProps, input: { endAdornment: key } }}
    />
  )
}

type DayInputProps = Pick<InputProps, 'source' | 'validate' | 'helperText'>

/** YYYY-MM-DD, null if empty. */
export function DayInput({ source, validate, helperText }: DayInputProps) {
  const { field, fieldState, isRequired, id } = useInput<string | null>({ source, validate, defaultValue: null })
  const label = useTranslateLabel()({ source })
  const { error } = fieldState
  const day = (field.value as string | null) ?? ''
  return (
    <DayField
      id={id}
      name={typeof label === 'string' ? label : ''}
      label={label}
      required={isRequired}
      value={day.slice(0, 10)}
      onChange={(chosen) => field.onChange(chosen || null)}
      onBlur={field.onBlur}
      error={error !== undefined}
      helperText={error?.message ? <ValidationError error={error.message} /> : helperText}
      margin="dense"
      fullWidth
    />
  )
}

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
