'use client'
import type { ComponentProps } from 'react'
import { countText } from './countText'
import { Field } from './Field'

interface Props extends Pick<ComponentProps<'textarea'>, 'ref' | 'rows' | 'placeholder'> {
  label: string
  labelNote?: string
  value: string
  max: number
  /** the error for a text that exceeds the limit by the given number of characters */
  tooLong: (over: number) => string
  onChange: (text: string) => void
}

/** A textarea with a count in stored characters. Text is never cut off; an error shows when it is too long. */
export function TextareaWithCount({ label, labelNote, value, max, tooLong, onChange, rows = 4, ...textarea }: Props) {
  const length = countText(value)
  const isTooLong = length > max
  return (
    <Field
      label={label}
      labelNote={labelNote}
      variant="counted"
      error={isTooLong ? tooLong(length - max) : null}
      isErrorLive
      hint={
        <span className={isTooLong ? 'font-semibold text-accent-deep' : ''}>
          {length}/{max}
        </span>
      }
    >
      {(control) => (
        <textarea
          {...control}
          {...textarea}
          rows={rows}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
