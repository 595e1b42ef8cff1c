import { Button, Stack, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { type ChangeField, type ChangePreview } from '@/domain/quality/changes'
import { PREVIEW_ROWS } from '@/domain/quality/limits'
import { useStaffRegions } from '../kit/fields/useStaffRegions'
import { changeText } from './changeText'

interface Props {
  preview: ChangePreview
  page: number
  onPage: (page: number) => void
}

export function PreviewTable({ preview: { total, same, rows }, page, onPage }: Props) {
  const regions = useStaffRegions()
  const pages = Math.ceil(total / PREVIEW_ROWS)
  return (
    <div>
      <p style={{ margin: '0 0 6px' }} aria-live="polite">
        <b>{total.toLocaleString()}곳</b>이 바뀌어요.
        {same > 0 && ` ${same.toLocaleString()}곳은 이미 그래요.`}
      </p>
      {total > 0 && (
        <Table size="small" aria-label="바뀔 식당의 앞과 뒤">
          <TableHead>
            <TableRow>
              <TableCell>식당</TableCell>
              <TableCell>앞</TableCell>
              <TableCell>뒤</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ id, title, before, after }) => (
              <TableRow key={id}>
                <TableCell>{title}</TableCell>
                {[before, after].map((values, index) => (
                  <TableCell key={index}>
                    {Object.entries(values)
                      .map(([field, value]) => changeText(field as ChangeField, value, regions) ?? '비어 있음')
                      .join(', ')}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {pages > 1 && (
        <Stack direction="row" sx={{ alignItems: 'center', mt: 1, fontSize: 12.5, color: 'var(--soft)' }}>
          <span>{`${page} / ${pages}쪽`}</span>
          <Button size="small" sx={{ ml: 'auto' }} disabled={page <= 1} onClick={() => onPage(page - 1)}>
            이전
          </Button>
          <Button size="small" disabled={page >= pages} onClick={() => onPage(page + 1)}>
            다음
          </Button>
        </Stack>
      )}
    </div>
  )
}
