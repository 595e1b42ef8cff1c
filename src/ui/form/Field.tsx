import { type ReactNode, useId, type ComponentProps } from 'react'

const CONTROL = 'mt-1.5 w-full rounded-field border border-edge bg-card px-3.5 text-base aria-invalid:border-accent'

const VARIANTS = {
  page: {
    field: 'mt-6',
    label: 'font-semibold',
    control: `${CONTROL} placeholder:text-faint focus:border-accent aria-invalid:bg-accent-wash`,
    notes: '',
    error: 'mt-1.5 text-small font-medium text-accent',
    hint: 'mt-1.5 text-small text-soft',
  },
  compact: {
    field: '',
    label: 'block text-small font-semibold',
    control: CONTROL,
    notes: '',
    error: 'mt-1.5 text-small font-medium text-accent-deep',
    hint: 'mt-1.5 text-small text-soft',
  },
  counted: {
    field: '',
    label: 'text-small font-semibold',
    control: `${CONTROL} block resize-y py-3 leading-relaxed placeholder:text-faint`,
    notes: 'mt-1 flex justify-between gap-3 text-note',
    error: 'font-medium text-accent-deep',
    hint: 'shrink-0 text-soft',
  },
} as const

export type FieldVariant = keyof typeof VARIANTS

interface FieldProps {
  id?: string
  label: string
  /** lighter text after the label, such as "(선택)" */
  labelNote?: string
  hint?: ReactNode
  error: string | null
  /** appears while typing, so screen readers announce it */
  isErrorLive?: boolean
  variant?: FieldVariant
  className?: string
}

interface Props extends FieldProps {
  children: (control: {
    id: string
    'aria-invalid': boolean
    'aria-describedby': string | undefined
    className: string
  }) => ReactNode
}

export function Field({
  id: givenId,
  label,
  labelNote,
  hint,
  error,
  isErrorLive = false,
  variant = 'page',
  className = '',
  children,
}: Props) {
  const ownId = useId()
  const id = givenId ?? ownId
  const style = VARIANTS[variant]
  const hasError = error !== null
  const [errorId, hintId] = [`${id}-error`, `${id}-hint`]
  const describedBy = [(hasError || isErrorLive) && errorId, hint && hintId].filter(Boolean).join(' ') || undefined
  return (
    <div className={`${style.field} ${className}`}>
      <label htmlFor={id} className={style.label}>
        {label}
        {labelNote && <span className="font-normal text-soft"> {labelNote}</span>}
      </label>
      {children({ id, 'aria-invalid': hasError, 'aria-describedby': describedBy, className: style.control })}
      <div className={style.notes}>
        {(hasError || isErrorLive) && (
          <p id={errorId} role={isErrorLive ? 'status' : undefined} className={style.error}>
            {error}
          </p>
        )}
        {hint && (
          <div id={hintId} className={style.hint}>
            {hint}
          </div>
        )}
      </div>
    </div>
  )
}

interface TextInputProps extends FieldProps, Omit<ComponentProps<'input'>, 'id' | 'className'> {
  variant?: 'page' | 'compact'
}

const HEIGHTS = { page: 'h-12', compact: 'h-13' } as const

export function TextInput({
  id,
  label,
  labelNote,
  hint,
  error,
  variant = 'page',
  className = '',
  ...input
}: TextInputProps) {
  return (
    <Field {...{ id, label, labelNote, hint, error, variant, className }}>
      {(control) => <input {...control} {...input} className={`${control.className} ${HEIGHTS[variant]}`} />}
    </Field>
  )
}
