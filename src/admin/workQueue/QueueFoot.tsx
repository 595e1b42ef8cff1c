import { Button, Stack } from '@mui/material'
import type { ReactNode } from 'react'
import { KeyHint } from '../shortcuts/KeyHint'

interface Props {
  page: number
  pages: number
  onPage: (page: number) => void
  children?: ReactNode
}

export const QueueFoot = ({ page, pages, onPage, children }: Props) => (
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
