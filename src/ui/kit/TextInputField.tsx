import { type ComponentProps, useId } from 'react'

interface Props extends ComponentProps<'input'> {
  label: string
  /** what is wrong with the value, under the field */
  error: string | null
}

/** A labelled field; what is wrong with it stands under it and is read out with it. */
export function TextInputField({ label, error, className = '', ...rest }: Props) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div className={className}>
      <label htmlFor={id} className="block text-small font-semibold">
        {label}
      </label>
      <input
        id={id}
        aria-invalid={error !== null || undefined}
        aria-describedby={error === null ? undefined : errorId}
        className={`mt-1.5 h-13 w-full rounded-field border bg-card px-3.5 text-base ${error === null ? 'border-edge' : 'border-accent'}`}
        {...rest}
      />
      {error !== null && (
        <p id={errorId} className="mt-1.5 text-small font-medium text-accent-deep">
          {error}
        </p>
      )}
    </div>
  )
}
