import { Button, Chip, Dialog, DialogActions, DialogContent, DialogTitle, Stack, TextField } from '@mui/material'
import { type FormEvent, type ReactNode, useId, useState } from 'react'

export interface ConfirmProps {
  open: boolean
  title: string
  /** what will happen, shown above the button: '고른 3곳이 휴지통으로 가요. 30일 안에 복원할 수 있어요.' */
  effect: ReactNode
  /** the button's own verb: '휴지통으로', never '확인' */
  confirmLabel: string
  /** destroys something or affects a person */
  destructive?: boolean
  wide?: boolean
  /** asks for a reason and offers these as starting points */
  reasons?: string[]
  reasonOptional?: boolean
  isPending?: boolean
  disabled?: boolean
  onConfirm: (reason: string) => void
  onClose: () => void
  children?: ReactNode
}

export function ConfirmDialog(props: ConfirmProps) {
  const { open, onClose, isPending = false, wide = false, title } = props
  const id = useId()
  return (
    <Dialog
      open={open}
      onClose={isPending ? undefined : onClose}
      fullWidth
      maxWidth={wide ? 'md' : 'xs'}
      aria-labelledby={id}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      {/* Inside the dialog, so that each opening starts with an empty reason. */}
      <ConfirmForm {...props} />
    </Dialog>
  )
}

function ConfirmForm({
  effect,
  confirmLabel,
  destructive,
  reasons,
  reasonOptional,
  isPending,
  disabled = false,
  onConfirm,
  onClose,
  children,
}: ConfirmProps) {
  const [reason, setReason] = useState('')
  const missing = disabled || (reasons !== undefined && !reasonOptional && reason.trim() === '')
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    // React bubbles the submit event to an outer form that opened the dialog.
    event.stopPropagation()
    if (!missing && !isPending) onConfirm(reason.trim())
  }
  return (
    <form noValidate onSubmit={onSubmit}>
      <DialogContent>
        <div style={{ marginBottom: 14 }}>{effect}</div>
        {children}
        {reasons && <ReasonField value={reason} onChange={setReason} reasons={reasons} optional={reasonOptional} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isPending}>
          그만
        </Button>
        <Button
          type="submit"
          variant="contained"
          color={destructive ? 'error' : 'inherit'}
          disabled={missing || isPending}
        >
          {isPending ? '하는 중…' : confirmLabel}
        </Button>
      </DialogActions>
    </form>
  )
}

interface ReasonFieldProps {
  value: string
  onChange: (reason: string) => void
  reasons: string[]
  optional?: boolean
}

export function ReasonField({ value, onChange, reasons, optional = false }: ReasonFieldProps) {
  return (
    <>
      <TextField
        label={optional ? '이유(없어도 됨)' : '이유'}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        multiline
        minRows={2}
        fullWidth
        margin="dense"
        required={!optional}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75, mt: 1 }}>
        {reasons.map((template) => (
          <Chip key={template} label={template} size="small" variant="outlined" onClick={() => onChange(template)} />
        ))}
      </Stack>
    </>
  )
}
