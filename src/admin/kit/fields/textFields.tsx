import { TextField, type TextFieldProps, InputAdornment, OutlinedInput } from '@mui/material'
import Search from '@mui/icons-material/Search'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useInput } from 'react-admin'

const count = (characters: number): string => characters.toLocaleString('ko-KR')

/** A text that is too long is kept whole until it is shortened; null where it fits. */
export const tooLong = (text: string, max: number): string | null =>
  text.length > max ? `${count(max)}자까지 쓸 수 있어요. ${count(text.length - max)}자를 줄여 주세요.` : null

/** The same of an input of react-admin. */
export const upTo =
  (max: number) =>
  (text: string | null | undefined): string | undefined =>
    tooLong(text ?? '', max) ?? undefined

/** Of a field with text of its own: its help, or what is too long about it. */
export const limitedTo = (max: number, text: string, help?: string): Pick<TextFieldProps, 'error' | 'helperText'> => {
  const sentence = tooLong(text, max)
  return { error: sentence !== null, helperText: sentence ?? help }
}

type CountedTextProps = Omit<TextFieldProps, 'onChange' | 'value' | 'multiline'> & {
  value: string
  onChange: (value: string) => void
  max: number
}

export function CountedText({ value, onChange, max, helperText, ...field }: CountedTextProps) {
  const sentence = tooLong(value, max)
  const used = `${count(value.length)} / ${count(max)}자`
  return (
    <TextField
      multiline
      fullWidth
      margin="dense"
      value={value}
      error={sentence !== null}
      onChange={(event) => onChange(event.target.value)}
      helperText={
        sentence ??
        (helperText === undefined ? (
          used
        ) : (
          <>
            {helperText} · {used}
          </>
        ))
      }
      {...field}
    />
  )
}

const DEBOUNCE_MS = 300

interface SearchFieldProps {
  value: string
  /** called once typing pauses; null for an empty query */
  onChange: (query: string | null) => void
  /** the searched fields: '이름, 주소' */
  placeholder: string
}

export function SearchField({ value, onChange, placeholder }: SearchFieldProps) {
  /** the text while focused; null shows the list's own filter */
  const [typed, setTyped] = useState<string | null>(null)
  const apply = useRef(onChange)
  useEffect(() => {
    apply.current = onChange
  })
  useEffect(() => {
    if (typed === null || typed === value) return
    const timer = setTimeout(() => apply.current(typed.trim() || null), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed, value])
  const onBlur = () => {
    if (typed !== null && typed.trim() !== value) apply.current(typed.trim() || null)
    setTyped(null)
  }
  /** Enter leads to the list and its keys. Escape empties the field first, which is the browser's doing. */
  const onKeyDown = ({ key, nativeEvent, currentTarget }: KeyboardEvent<HTMLElement>) => {
    const isLeaving = key === 'Enter' || (key === 'Escape' && (typed ?? value) === '')
    if (isLeaving && !nativeEvent.isComposing) currentTarget.blur()
  }
  return (
    <OutlinedInput
      type="search"
      size="small"
      value={typed ?? value}
      placeholder={placeholder}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
      inputProps={{ 'aria-label': `목록에서 찾기: ${placeholder}` }}
      startAdornment={
        <InputAdornment position="start">
          <Search sx={{ fontSize: 16 }} />
        </InputAdornment>
      }
      sx={{ flex: '1 1 190px', maxWidth: 340, height: 32, fontSize: 13, pl: 1.25 }}
    />
  )
}

const wordsIn = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)

/** Comma-separated words; the record holds an array, or null. */
export function WordsInput({ source, label }: { source: string; label: string }) {
  const { field, fieldState, id } = useInput<string[] | undefined>({ source })
  // Keeps the raw text, so that a trailing comma does not vanish while typing.
  const [text, setText] = useState(() => (Array.isArray(field.value) ? field.value.join(', ') : ''))
  return (
    <TextField
      id={id}
      label={label}
      value={text}
      onChange={(event) => {
        setText(event.target.value)
        const words = wordsIn(event.target.value)
        field.onChange(words.length ? words : undefined)
      }}
      onBlur={field.onBlur}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? ' '}
    />
  )
}

export const trimmed = <T extends object>(data: T): T =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? value.trim() || null : value,
    ]),
  ) as T
