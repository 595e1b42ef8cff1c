import { Button, Stack } from '@mui/material'
import { useListContext } from 'react-admin'
import { listCountMax } from '@/domain/backOffice/limits'
import { nameOf, unitOf } from '@/messages/staff/resources'
import { pageRange } from './pageRange'

export function Pager() {
  const { page, perPage, total, setPage, isPending, resource, filterValues } = useListContext()
  if (isPending || !total) return null
  const countMax = listCountMax(filterValues as object)
  const isLast = page * perPage >= total
  return (
    <Stack
      component="nav"
      aria-label={`${nameOf(resource)} 목록의 페이지`}
      direction="row"
      sx={{ alignItems: 'center', gap: 1, mt: 1.25, color: 'var(--soft)', fontSize: 12.5 }}
    >
      <span>{pageRange({ page, perPage, total, countMax, unit: unitOf(resource) })}</span>
      <Button size="small" sx={{ ml: 'auto' }} disabled={page <= 1} onClick={() => setPage(page - 1)}>
        이전
      </Button>
      <Button size="small" variant="outlined" disabled={isLast} onClick={() => setPage(page + 1)}>
        다음
      </Button>
    </Stack>
  )
}
