import { Radio } from '@mui/material'
import type { ChosenHeader } from '@/contract/uploads'
import type { SheetLayout } from '@/contract/uploadState'
import type { UploadKind } from '@/domain/upload/kinds'
import { ColumnSelect, withColumn } from './columns'
import { SourceTable } from './DeskParts'

interface Props {
  kind: UploadKind
  layout: SheetLayout
  header: ChosenHeader | null
  disabled: boolean
  onChange: (header: ChosenHeader) => void
}

export function HeadTable({ kind, layout, header, disabled, onChange }: Props) {
  const width = layout.head.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  const columns = Array.from({ length: width }, (_, at) => at)
  const cells = layout.head.find(({ row }) => row === header?.row)?.cells ?? []
  const choose = (row: number) =>
    onChange({ sheet: layout.sheet, row, columns: header?.columns ?? columns.map(() => null) })
  return (
    <div style={{ overflowX: 'auto', marginTop: 14 }} tabIndex={0} role="region" aria-label="시트의 첫 행들">
      <SourceTable>
        <thead>
          <tr>
            <th scope="col">머리글</th>
            <th scope="col">행</th>
            {columns.map((at) => (
              <th key={at} scope="col">
                <ColumnSelect
                  kind={kind}
                  heading={cells[at] ?? ''}
                  value={header?.columns[at] ?? null}
                  disabled={disabled || header === null}
                  onChange={(column) => header && onChange(withColumn(header, at, column))}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {layout.head.map(({ row, cells: texts }) => {
            const isHeader = row === header?.row
            const isAbove = header !== null && row < header.row
            return (
              <tr key={row}>
                <td>
                  <Radio
                    size="small"
                    sx={{ p: 0.25 }}
                    checked={isHeader}
                    disabled={disabled}
                    slotProps={{ input: { 'aria-label': `${row}행이 머리글` } }}
                    onChange={() => choose(row)}
                  />
                </td>
                <td className="no">{row}</td>
                {columns.map((at) => (
                  <td key={at} className={isAbove ? 'o off' : 'o'} style={{ fontWeight: isHeader ? 680 : undefined }}>
                    {texts[at]}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </SourceTable>
    </div>
  )
}
