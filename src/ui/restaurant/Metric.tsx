import type { ReactNode } from 'react'

/** A value with its label below, inside `.metrics`. */
export function Metric({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
