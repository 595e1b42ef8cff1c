import { Button, Stack } from '@mui/material'

interface Props {
  onRetry: () => void
  message?: string
}

/** So that a figure or list that failed to load never looks empty. */
export function FailedState({ onRetry, message }: Props) {
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
