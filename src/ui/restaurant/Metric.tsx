import type { ReactNode } from 'react'

/** A value with its label below. */
export function Metric({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col-reverse md:text-right">
      <dt className="text-note leading-snug text-faint">{label}</dt>
      <dd className="text-[1.0313rem] font-[650] tracking-[-0.02em] whitespace-nowrap">{children}</dd>
    </div>
  )
}
