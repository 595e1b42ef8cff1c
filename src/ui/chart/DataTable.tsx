const SUMMARY =
  'inline-flex min-h-11 items-center text-note font-medium text-soft underline decoration-line ' +
  'underline-offset-4 hover:text-ink'

interface Props {
  summary: string
  head: readonly string[]
  /** cells by row; the first cell is the row's header */
  rows: readonly (readonly string[])[]
}

/** A chart's data as a collapsed table. */
export function DataTable({ summary, head, rows }: Props) {
  return (
    <details className="mt-2 text-small">
      <summary className={SUMMARY}>{summary}</summary>
      <div
        className="max-h-80 overflow-auto rounded-box border border-line bg-card"
        tabIndex={0}
        role="region"
        aria-label={summary}
      >
        <table className="w-full">
          <thead>
            <tr className="text-note text-faint">
              {head.map((title, i) => (
                <th key={title} scope="col" className={`px-3 py-2 font-medium ${i ? 'text-right' : 'text-left'}`}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name} className="border-t border-line">
                <th scope="row" className="px-3 py-1.5 text-left font-normal whitespace-nowrap">
                  {name}
                </th>
                {cells.map((cell, i) => (
                  <td key={head[i + 1]} className="px-3 py-1.5 text-right whitespace-nowrap">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
