import { Button, Stack } from '@mui/material'
import type { ReactNode } from 'react'
// oxlint-disable-next-line no-restricted-imports -- the one place
import { SaveButton } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { Link } from 'react-router-dom'

interface Props {
  cancelTo: string
  needsChange?: boolean
  children?: ReactNode
}

export function SaveBar({ cancelTo, needsChange = false, children }: Props) {
  const { isSubmitting } = useFormState()
  return (
    <Stack direction="row" sx={{ gap: 1, mt: 2, alignItems: 'center', flexWrap: 'wrap' }}>
      <SaveButton icon={<></>} color="inherit" alwaysEnable={!needsChange && !isSubmitting} />
      <Button component={Link} to={cancelTo}>
        그만
      </Button>
      {children}
    </Stack>
  )
}
