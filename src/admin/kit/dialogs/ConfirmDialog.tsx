import { Button, Chip, Dialog, DialogActions, DialogContent, DialogTitle, Stack, TextField } from '@mui/material'
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { OWN_REASON } from '@/messages/staff/moderation'
import { forgetKept, useKeptText } from '../keptText'
import { KeyHint } from '../../shortcuts/KeyHint'
import { isEditable } from '../../shortcuts/shortcuts'

export interface ConfirmProps {
  open: boolean
  title: string
  /** what will happen, shown above the button: '고른 3곳이 휴지통으로 가요. 30일 안에 복원할 수 있어요.' */
  effect: ReactNode
  /** the button's own verb: '휴지통으로', never '확인' */
  confirmLabel: string
  /** destroys something: the button is red */
  destructive?: boolean
  wide?: boolean
  /** asks for a reason and offers these as starting points */
  reasons?: string[]
  reasonOptional?: boolean
  /** the typed reason is kept under this key until it is done or given up */
  keptAs?: string
  /** optional fields, after the reason */
  more?: ReactNode
  isPending?: boolean
  disabled?: boolean
  onConfirm: (reason: string) => void
  onClose: () => void
  children?: ReactNode
}

export function ConfirmDialog(props: ConfirmProps) {
  const { open, onClose, isPending = false, wide = false, title, keptAs } = props
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
      {/* Inside the dialog, so that each opening starts with an empty reason or the kept one. */}
      <ConfirmForm
        {...props}
        onClose={() => {
          if (keptAs !== undefined) forgetKept(keptAs)
          onClose()
        }}
      />
    </Dialog>
  )
}

function ConfirmForm({
  effect,
  confirmLabel,
  destructive,
  reasons,
  reasonOptional,
  keptAs,
  more,
  isPending,
  disabled = false,
  onConfirm,
  onClose,
  children,
}: ConfirmProps) {
  const [reason, setReason] = useKeptText(keptAs === undefined ? null : `${keptAs}:reason`)
  const missing = disabled || (reasons !== undefined && !reasonOptional && reason.trim() === '')
  // Enter confirms where there is nothing to fill in; what destroys is chosen first (WAI-ARIA APG, modal dialogs).
  const hasFields = [reasons, children, more].some(Boolean)
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
        {more}
      </DialogContent>
      <DialogActions>
        <Button autoFocus={!hasFields && destructive === true} onClick={onClose} disabled={isPending}>
          그만
        </Button>
        <Button
          type="submit"
          autoFocus={!hasFields && !destructive}
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
  optional?: boolean | undefined
}

/** The reasons have the number keys that they have at the report desk; the last is for one's own words. */
function ReasonField({ value, onChange, reasons, optional = false }: ReasonFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const latest = useRef({ onChange, reasons })
  useEffect(() => {
    latest.current = { onChange, reasons }
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isEditable(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
      const now = latest.current
      const at = Number(event.key) - 1
      const template = now.reasons[at]
      if (template === undefined && at !== now.reasons.length) return
      event.preventDefault()
      if (template === undefined) field.current?.focus()
      else now.onChange(template)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75, mb: 0.5 }} role="group" aria-label="자주 쓰는 이유">
        {reasons.map((template, at) => (
          <Chip
            key={template}
            label={template}
            {...(at < 9 && { icon: <KeyHint keys={String(at + 1)} /> })}
            size="small"
            variant={value === template ? 'filled' : 'outlined'}
            aria-pressed={value === template}
            onClick={() => onChange(template)}
          />
        ))}
        <Chip
          label={OWN_REASON}
          {...(reasons.length < 9 && { icon: <KeyHint keys={String(reasons.length + 1)} /> })}
          size="small"
          variant="outlined"
          onClick={() => field.current?.focus()}
        />
      </Stack>
      <TextField
        label={optional ? '이유(없어도 됨)' : '이유'}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        inputRef={field}
        multiline
        minRows={2}
        fullWidth
        margin="dense"
        required={!optional}
      />
    </>
  )
}
