import type { ReactNode } from 'react'

const ROW = 'border-b border-line py-3 first:pt-0 last:border-b-0 sm:grid sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-x-4'

export function DefinitionRow({ label, note, children }: { label: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div className={ROW}>
      <dt className="text-small text-soft sm:pt-0.5">{label}</dt>
      <dd className="min-w-0">
        <span className="font-medium">{children}</span>
        {note && <span className="block text-small text-soft">{note}</span>}
      </dd>
    </div>
  )
}
