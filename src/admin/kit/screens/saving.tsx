import { useState, type ReactNode } from 'react'
// oxlint-disable-next-line no-restricted-imports -- the one place
import { CreateBase, type CreateBaseProps, SaveButton } from 'react-admin'
import { Button, Stack } from '@mui/material'
import { useFormState } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { newIdempotencyKey } from '@/contract/headers'

interface NewRecordProps extends Omit<CreateBaseProps, 'mutationOptions'> {
  onError?: (error: Error) => void
}

/** The idempotency key is generated once, so that saving again after a lost response is safe. */
export function NewRecord({ onError, ...props }: NewRecordProps) {
  const [idempotencyKey] = useState(newIdempotencyKey)
  return <CreateBase {...props} mutationOptions={{ meta: { idempotencyKey }, ...(onError && { onError }) }} />
}

interface SaveBarProps {
  cancelTo: string
  needsChange?: boolean
  children?: ReactNode
}

export function SaveBar({ cancelTo, needsChange = false, children }: SaveBarProps) {
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
