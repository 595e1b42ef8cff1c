import type { ReactNode } from 'react'

interface Props {
  id: string
  label: ReactNode
  hint?: ReactNode
  /** the sentence for what is wrong */
  fault: string | undefined
  children: (props: { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined; className: string }) => ReactNode
}

const INPUT =
  'mt-1.5 w-full rounded-field border border-edge bg-card px-3.5 text-base placeholder:text-faint focus:border-accent aria-invalid:border-accent aria-invalid:bg-accent-wash'

/** A labelled field whose hint and fault are read with it. */
export function Field({ id, label, hint, fault, children }: Props) {
  const [hintId, faultId] = [`${id}-hint`, `${id}-fault`]
  const described = [fault && faultId, hint && hintId].filter(Boolean).join(' ') || undefined
  return (
    <div className="mt-6">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children({ id, 'aria-invalid': Boolean(fault), 'aria-describedby': described, className: INPUT })}
      {fault && (
        <p id={faultId} className="mt-1.5 text-small font-medium text-accent">
          {fault}
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
