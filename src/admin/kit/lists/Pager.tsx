import { Button, PaginationItem, Stack } from '@mui/material'
import { useListContext } from 'react-admin'
import { listCountMax } from '@/domain/backOffice/backOffice'
import { nameOf, unitOf } from '@/resources/labels'

interface Page {
  page: number
  perPage: number
  total: number
  /** the count stops here */
  countMax: number
  unit: string
}

const written = (count: number): string => count.toLocaleString('ko-KR')

/** '21–40 / 218곳', for one row '1 / 1곳', for a capped count '1–20 / 1,000곳 이상'. */
export function pageRange({ page, perPage, total, countMax, unit }: Page): string {
  const from = (page - 1) * perPage + 1
  const to = Math.min(page * perPage, total)
  const rows = from === to ? written(from) : `${written(from)}–${written(to)}`
  return `${rows} / ${written(total)}${unit}${total >= countMax ? ' 이상' : ''}`
}

const BUTTONS = 5

/** Up to five pages around the current one. */
export function pageWindow(page: number, pages: number): number[] {
  const length = Math.min(BUTTONS, pages)
  const first = Math.max(1, Math.min(page - Math.floor(BUTTONS / 2), pages - length + 1))
  return Array.from({ length }, (_, index) => first + index)
}

export function Pager() {
  const { page, perPage, total, setPage, isPending, resource, filterValues } = useListContext()
  if (isPending || !total) return null
  const countMax = listCountMax(filterValues as object)
  const pages = Math.ceil(total / perPage)
  return (
    <Stack
      component="nav"
      aria-label={`${nameOf(resource)} 목록의 페이지`}
      direction="row"
      sx={{ alignItems: 'center', gap: 0.5, flexWrap: 'wrap', mt: 1.25, color: 'var(--soft)', fontSize: 12.5 }}
    >
      <span style={{ marginRight: 'auto' }}>
        {pageRange({ page, perPage, total, countMax, unit: unitOf(resource) })}
      </span>
      {pages > 1 && (
        <>
          <Button size="small" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            이전
          </Button>
          {pageWindow(page, pages).map((each) => (
            <PaginationItem
              key={each}
              page={each.toLocaleString('ko-KR')}
              shape="rounded"
              size="small"
              selected={each === page}
              aria-label={`${written(each)}쪽`}
              aria-current={each === page ? 'page' : undefined}
              onClick={() => setPage(each)}
            />
          ))}
          <Button size="small" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            다음
          </Button>
        </>
      )}
    </Stack>
  )
}
