import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './Field'

interface Props extends FieldProps, Omit<ComponentProps<'input'>, 'id' | 'className'> {
  variant?: 'page' | 'compact'
}

const HEIGHTS = { page: 'h-12', compact: 'h-13' } as const

export function TextInput({ id, label, labelNote, hint, error, variant = 'page', className = '', ...input }: Props) {
  return (
    <Field {...{ id, label, labelNote, hint, error, variant, className }}>
      {(control) => <input {...control} {...input} className={`${control.className} ${HEIGHTS[variant]}`} />}
    </Field>
  )
}
