import { Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'

export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 0.75, px: 2, py: 7, color: 'var(--soft)' }}>
      <Typography variant="h2" component="p" sx={{ color: 'var(--ink)' }}>
        {title}
      </Typography>
      {children}
    </Stack>
  )
}
