import type { ReactNode } from 'react'

export function StatStrip({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-2 overflow-hidden rounded-box border border-line bg-line gap-px md:grid-cols-4">
      {children}
    </dl>
  )
}

export function Stat({ figure, unit, label }: { figure: ReactNode; unit?: ReactNode; label: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end bg-card px-4 py-3.5 md:px-6 md:py-5">
      <dt className="text-note leading-normal text-soft">{label}</dt>
      <dd className="text-figure font-[680] tracking-[-0.03em]">
        {figure}
        {unit && <span className="ml-px font-[450] text-faint">{unit}</span>}
      </dd>
    </div>
  )
}
