import type { ReactNode } from 'react'

interface Props {
  id: string
  label: ReactNode
  hint?: ReactNode
  /** the sentence for what is wrong */
  error: string | undefined
  children: (props: {
    id: string
    'aria-invalid': boolean
    'aria-describedby': string | undefined
    className: string
  }) => ReactNode
}

const INPUT =
  'mt-1.5 w-full rounded-field border border-edge bg-card px-3.5 text-base placeholder:text-faint focus:border-accent aria-invalid:border-accent aria-invalid:bg-accent-wash'

/** A labelled field whose hint and fault are read with it. */
export function Field({ id, label, hint, error, children }: Props) {
  const [hintId, faultId] = [`${id}-hint`, `${id}-fault`]
  const described = [error && faultId, hint && hintId].filter(Boolean).join(' ') || undefined
  return (
    <div className="mt-6">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': described, className: INPUT })}
      {error && (
        <p id={faultId} className="mt-1.5 text-small font-medium text-accent">
          {error}
        </p>
      )}
      {hint && (
        <div id={hintId} className="mt-1.5 text-small text-soft">
          {hint}
        </div>
      )}
    </div>
  )
}
