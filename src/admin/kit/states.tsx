import { Stack, Typography, Button, CircularProgress } from '@mui/material'
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

interface FailedStateProps {
  onRetry: () => void
  message?: string
}

/** So that a figure or list that failed to load never looks empty. */
export function FailedState({ onRetry, message }: FailedStateProps) {
  return (
    <Stack role="alert" direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, py: 1.5 }}>
      <span>불러오지 못함</span>
      <Button variant="outlined" size="small" onClick={onRetry}>
        다시
      </Button>
      {message && <span style={{ color: 'var(--soft)', fontSize: 12.5 }}>{message}</span>}
    </Stack>
  )
}

/** Appears only after a noticeable delay. */
export function Loading({ label = '불러오는 중…' }: { label?: string }) {
  return (
    <Stack
      role="status"
      sx={{
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1.5,
        minHeight: 'min(60vh, 480px)',
        color: 'var(--soft)',
        '@keyframes appear': { from: { opacity: 0 } },
        animation: 'appear .2s .25s both',
      }}
    >
      <CircularProgress size={22} color="inherit" aria-hidden="true" />
      {label}
    </Stack>
  )
}
