import { useRef, useState, type ReactNode } from 'react'
// oxlint-disable-next-line no-restricted-imports -- the one place
import { CreateBase, type CreateBaseProps, SaveButton } from 'react-admin'
import { Button, Stack } from '@mui/material'
import { useFormState } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { newIdempotencyKey } from '@/contract/headers'
import { KeyHint } from '../../shortcuts/KeyHint'
import { useShortcuts } from '../../shortcuts/shortcuts'
import { PHONE } from '../../theme'
import { DraftNote } from '../editing/EditNotes'

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

/** Stays in view at the end of a long form. */
const BAR = {
  gap: 1,
  mt: 1,
  py: 1,
  alignItems: 'center',
  flexWrap: 'wrap',
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  background: 'var(--paper)',
  // react-admin leaves room only after an svg.
  '& button > span:has(kbd)': { marginRight: '8px', [PHONE]: { display: 'none' } },
} as const

export function SaveBar({ cancelTo, needsChange = false, children }: SaveBarProps) {
  const { isSubmitting } = useFormState()
  const bar = useRef<HTMLDivElement>(null)
  // A disabled button ignores it.
  const save = () => bar.current?.querySelector<HTMLButtonElement>('button[type=submit]')?.click()
  useShortcuts('고치는 화면', [{ keys: 'Ctrl+s', label: '저장', run: save }])
  return (
    <Stack ref={bar} direction="row" sx={BAR}>
      <SaveButton icon={<KeyHint keys="Ctrl+s" />} color="inherit" alwaysEnable={!needsChange && !isSubmitting} />
      <Button component={Link} to={cancelTo}>
        그만
      </Button>
      {children}
      <DraftNote />
    </Stack>
  )
}
