import EventOutlined from '@mui/icons-material/EventOutlined'
import { IconButton, InputAdornment, Popover, Stack, TextField, type TextFieldProps } from '@mui/material'
import { type KeyboardEvent, lazy, Suspense, useState } from 'react'
import { type InputProps, useInput, useTranslateLabel, ValidationError } from 'react-admin'
import { Loading } from '../states'

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
/** Loaded when it is first opened. */
const Calendar = lazy(() => import('./Calendar'))

/** Typed in any usual form, or chosen in the calendar. */
export function DayField({ value, onChange, onBlur, name, error, helperText, slotProps, ...rest }: DayFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isUnreadable, setUnreadable] = useState(false)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
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
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <EventOutlined sx={{ fontSize: 17 }} />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': `${name} 달력` } }}
      >
        <Suspense fallback={<Loading />}>
          <Calendar
            value={value}
            onChoose={(day) => {
              setAnchor(null)
              choose(day)
            }}
          />
        </Suspense>
      </Popover>
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

/** An instant in Seoul time: '2026-11-30T09:00'. */
export function toSeoulTime(instant: string | null | undefined): string {
  const at = instant ? new Date(instant) : null
  return at && !Number.isNaN(at.getTime()) ? PARTS.format(at).replace(' ', 'T') : ''
}

export function fromSeoulTime(text: string): string | null {
  const at = new Date(`${text}+09:00`)
  return text && !Number.isNaN(at.getTime()) ? at.toISOString() : null
}

const TIME = /^(\d{1,2})\D?(\d{2})\D?$/

/** Reads 9:05, 0905 and 9시05분; null if it is not a time of a day. */
export function parseTime(typed: string): string | null {
  const [, hour, minute = ''] = TIME.exec(typed.replace(/\s+/g, '')) ?? []
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return null
  return `${hour.padStart(2, '0')}:${minute}`
}

interface TimeFieldProps {
  label: string
  value: string
  disabled: boolean
  onChange: (time: string) => void
}

function TimeField({ label, value, disabled, onChange }: TimeFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const time = parseTime(typed ?? value)
  const isWrong = typed !== null && typed !== '' && time === null
  const leave = () => {
    if (!isWrong) setTyped(null)
  }
  return (
    <TextField
      label={label}
      value={typed ?? value}
      disabled={disabled}
      placeholder="시:분"
      margin="dense"
      onChange={({ target }) => {
        setTyped(target.value)
        const read = parseTime(target.value)
        if (read !== null) onChange(read)
      }}
      onBlur={leave}
      error={isWrong}
      helperText={isWrong ? '09:05처럼 시:분으로 적어 주세요.' : undefined}
      fullWidth={false}
      sx={{ flex: '0 0 7rem' }}
    />
  )
}

/** Edits a date and time in Korea; the record holds the instant. */
export function SeoulTimeInput({ source, validate, helperText }: DayInputProps) {
  const { field, fieldState, isRequired, id } = useInput<string | null>({ source, validate, defaultValue: null })
  const label = useTranslateLabel()({ source })
  const name = typeof label === 'string' ? label : ''
  const { error } = fieldState
  const [day = '', time = '00:00'] = toSeoulTime(field.value as string | null).split('T')
  return (
    // In a narrow column the time stands below the day.
    <Stack direction="row" sx={{ gap: '12px 8px', flexWrap: 'wrap', alignItems: 'flex-start' }}>
      <DayField
        id={id}
        name={name}
        label={label}
        required={isRequired}
        value={day}
        onChange={(chosen) => field.onChange(chosen ? fromSeoulTime(`${chosen}T${time}`) : null)}
        onBlur={field.onBlur}
        error={error !== undefined}
        helperText={error?.message ? <ValidationError error={error.message} /> : helperText}
        margin="dense"
        fullWidth={false}
        sx={{ flex: '1 1 9.5rem' }}
      />
      <TimeField
        label={`${name} 시각`}
        value={day ? time : ''}
        disabled={!day}
        onChange={(chosen) => field.onChange(fromSeoulTime(`${day}T${chosen}`))}
      />
    </Stack>
  )
}
