import { TextField } from '@mui/material'
import { useState } from 'react'
import { useInput } from 'react-admin'

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
