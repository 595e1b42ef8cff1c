import type { SourceColumn } from './preview'
import { isNumber } from './SourceCell'

interface Props {
  columns: readonly SourceColumn[]
  read: readonly { cell: string; label: string; isNumber?: boolean }[]
}

export const PreviewHead = ({ columns, read }: Props) => (
  <thead>
    <tr>
      <td />
      <th className="o" scope="colgroup" colSpan={columns.length}>
        파일에 적힌 그대로
      </th>
      <th className="r1" scope="colgroup" colSpan={read.length}>
        이렇게 읽음
      </th>
    </tr>
    <tr>
      <th className="no" scope="col" style={{ top: 31 }}>
        행
      </th>
      {columns.map(({ column, heading }) => (
        <th key={column} className={isNumber(column) ? 'o num' : 'o'} scope="col" style={{ top: 31 }}>
          {heading}
        </th>
      ))}
      {read.map(({ cell, label, isNumber: right }, at) => (
        <th key={cell} className={`${at === 0 ? 'r1' : ''} ${right ? 'num' : ''}`} scope="col" style={{ top: 31 }}>
          {label}
        </th>
      ))}
    </tr>
  </thead>
)
