'use client'
import { TextareaInput, useField } from '@payloadcms/ui'
import type { JSONFieldClientComponent, Validate } from 'payload'
import { useCallback, useState } from 'react'

const ROWS = 6

const format = (value: unknown): string => (value == null ? '' : JSON.stringify(value, null, 2))

export const JsonTextField: JSONFieldClientComponent = ({ field, path: givenPath, readOnly, validate }) => {
  const [text, setText] = useState<string | null>(null)
  const [jsonError, setJsonError] = useState<string>()
  const validateJson = useCallback<Validate<string>>(
    (value, options) => {
      const { name, required } = field
      return validate?.(value, { ...options, type: 'json', name, required, jsonError }) ?? true
    },
    [field, validate, jsonError],
  )
  const { disabled, path, setValue, showError, value } = useField<unknown>({
    potentiallyStalePath: givenPath,
    validate: validateJson as Validate,
  })
  const write = (typed: string) => {
    setText(typed)
    try {
      setValue(typed ? (JSON.parse(typed) as unknown) : null)
      setJsonError(undefined)
    } catch (error) {
      setJsonError((error as Error).message)
      setValue(typed)
    }
  }
  return (
    <TextareaInput
      path={path}
      label={field.label}
      required={field.required}
      rows={ROWS}
      readOnly={readOnly || disabled}
      showError={showError}
      value={text ?? format(value)}
      onChange={(event) => write(event.target.value)}
    />
  )
}
