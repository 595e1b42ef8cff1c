import EventOutlined from '@mui/icons-material/EventOutlined'
import { IconButton, InputAdornment, TextField, type TextFieldProps } from '@mui/material'
import { type KeyboardEvent, useRef, useState } from 'react'
import { parseDay } from './parseDay'

interface Props extends Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'onBlur'> {
  /** YYYY-MM-DD; '' for none */
  value: string
  onChange: (day: string) => void
  onBlur?: () => void
  /** what the field is about, for its calendar's key */
  name: string
}

const UNREADABLE = '2026-11-22처럼 연-월-일로 적어 주세요.'
const WHOLE = /^\d{4}-\d{2}-\d{2}$/
/** There for its calendar alone, under the key that opens it. */
const UNSEEN = { position: 'absolute', right: 0, bottom: 0, width: 24, height: 1, opacity: 0, border: 0 } as const

/**
 * A day in the Korean order. A browser's own date field follows the browser's language instead, and reads 11/22/2026 in
 * an English one; its calendar is kept.
 */
export function DayField({ value, onChange, onBlur, name, error, helperText, slotProps, ...rest }: Props) {
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
    // Whole as it is sent: nothing more can follow, and a form may be sent without leaving the field.
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
