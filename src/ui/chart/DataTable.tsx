const SUMMARY =
  'inline-flex min-h-11 items-center text-note font-medium text-soft underline decoration-line ' +
  'underline-offset-4 hover:text-ink'

interface Props {
  summary: string
  head: readonly string[]
  /** cells by row; the first is the row header */
  rows: readonly (readonly string[])[]
}

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
        <table className="data-table">
          <thead>
            <tr>
              {head.map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, i) => (
                  <td key={head[i + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
