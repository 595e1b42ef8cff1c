import type { OpenDataTable } from '@/domain/openData/snapshot'
import { OPEN_DATA_COLUMNS, OPEN_DATA_NAMES } from '@/messages/openData'

export function Columns({ table }: { table: OpenDataTable }) {
  const columns = Object.entries(OPEN_DATA_COLUMNS[table])
  return (
    <details className="border-t border-line last:border-b">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 py-3 font-semibold">
        {OPEN_DATA_NAMES[table]} <span className="font-light text-soft">{columns.length}칸</span>
      </summary>
      <dl className="grid gap-x-10 pb-5 text-small lg:grid-cols-2">
        {columns.map(([name, { heading, meaning }]) => (
          <div key={name} className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4 border-t border-line/60 py-2">
            <dt className="font-semibold">{heading}</dt>
            <dd className="min-w-0 text-soft">{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
