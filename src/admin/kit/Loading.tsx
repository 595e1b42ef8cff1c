import { CircularProgress, Stack } from '@mui/material'

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
