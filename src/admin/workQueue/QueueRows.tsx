import { Skeleton, Stack, Button } from '@mui/material'
import { type ReactNode, useEffect, useRef } from 'react'
import { styled } from '@mui/material/styles'
import { FailedState } from '../kit/states'
import { KeyHint } from '../shortcuts/KeyHint'

interface LineProps {
  title: string | undefined
  /** how much depends on it */
  figure: number
  unit: string
  isCurrent: boolean
  onOpen: () => void
  children: ReactNode
}

export const QueueLine = ({ title, figure, unit, isCurrent, onOpen, children }: LineProps) => (
  <QueueButton type="button" onClick={onOpen} aria-current={isCurrent || undefined}>
    <span style={{ display: 'flex', gap: 8, alignItems: 'baseline', minWidth: 0 }}>
      <b style={{ fontWeight: 620, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{title}</b>
      <span style={{ marginLeft: 'auto', whiteSpace: 'nowrap' }}>
        <b style={{ fontWeight: 650 }}>{figure.toLocaleString()}</b> <small>{unit}</small>
      </span>
    </span>
    <small>{children}</small>
  </QueueButton>
)

export const QueueButton = styled('button')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: '0 10px',
  width: '100%',
  padding: '10px 16px',
  border: 0,
  borderBottom: '1px solid var(--line)',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover, &[aria-current]': { background: 'var(--wash)' },
  '&[aria-current]': { boxShadow: 'inset 3px 0 var(--ink)' },
  '&:focus-visible': { outlineOffset: -3 },
  '& small': { fontSize: 12, color: 'var(--soft)' },
})

interface QueueRowsProps<Row extends { id: number }> {
  queue: { data?: Row[]; error: Error | null; isPending?: boolean; refetch: () => unknown }
  current: number | null
  loadingLabel: string
  children: (row: Row) => ReactNode
}

export function QueueRows<Row extends { id: number }>({ queue, current, loadingLabel, children }: QueueRowsProps<Row>) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [current])
  const { data, error, isPending, refetch } = queue
  if (error)
    return (
      <div style={{ padding: 16, flex: 1 }}>
        <FailedState message={error.message} onRetry={() => void refetch()} />
      </div>
    )
  if (isPending) return <QueueSkeleton label={loadingLabel} />
  return (
    <ol ref={list} style={{ flex: 1, overflow: 'auto', margin: 0, padding: 0, listStyle: 'none' }}>
      {data?.map((row) => (
        <li key={row.id}>{children(row)}</li>
      ))}
      {data?.length === 0 && <li style={{ padding: 16, color: 'var(--soft)' }}>이 목록은 비어 있어요.</li>}
    </ol>
  )
}

const QueueSkeleton = ({ label }: { label: string }) => (
  <div role="status" aria-label={label} style={{ flex: 1, overflow: 'hidden' }}>
    {Array.from({ length: 8 }, (_, index) => (
      <Stack key={index} direction="row" sx={{ gap: 1.25, p: '10px 16px', borderBottom: '1px solid var(--line)' }}>
        <Skeleton variant="circular" width={30} height={30} />
        <span style={{ flex: 1 }}>
          <Skeleton width="55%" />
          <Skeleton width="85%" />
        </span>
      </Stack>
    ))}
  </div>
)

interface QueueFootProps {
  page: number
  pages: number
  onPage: (page: number) => void
  children?: ReactNode
}

export const QueueFoot = ({ page, pages, onPage, children }: QueueFootProps) => (
  <Stack
    component="footer"
    direction="row"
    sx={{
      alignItems: 'center',
      flexWrap: 'wrap',
      gap: 1,
      p: '8px 16px',
      minHeight: 42,
      borderTop: '1px solid var(--line)',
      fontSize: 12.5,
      color: 'var(--soft)',
    }}
  >
    <span style={{ whiteSpace: 'nowrap' }}>
      <KeyHint keys="j+k" /> 다음 · 이전
    </span>
    {pages > 1 && (
      <Stack direction="row" component="nav" aria-label="쪽" sx={{ ml: 'auto', alignItems: 'center' }}>
        <Button size="small" disabled={page <= 1} onClick={() => onPage(page - 1)} aria-label="앞쪽">
          ‹
        </Button>
        {page}/{pages}
        <Button size="small" disabled={page >= pages} onClick={() => onPage(page + 1)} aria-label="뒤쪽">
          ›
        </Button>
      </Stack>
    )}
    {children}
  </Stack>
)
