import { Button, type ButtonProps } from '@mui/material'
import { useState, type ReactNode } from 'react'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import { useRecordContext, useRedirect, useResourceContext } from 'react-admin'
import type { BackOfficeDataProvider } from '../../dataProvider/dataProvider'
import { useLocation } from 'react-router-dom'
import { forgetKept } from '../keptText'
import { type Outcome, useAction } from '../useAction'
import { ConfirmDialog, type ConfirmProps } from './ConfirmDialog'
import { type Picked, RestaurantPicker } from '../fields/RecordPicker'

interface ActionProps<Result> extends Omit<ConfirmProps, 'open' | 'isPending' | 'onConfirm'>, Outcome<Result> {
  run: (reason: string, provider: BackOfficeDataProvider) => Promise<Result>
}

/** Asks, runs, says what was done and closes. */
export function ActionDialog<Result>({
  run,
  done,
  undo,
  only,
  onDone,
  onClose,
  keptAs,
  ...dialog
}: ActionProps<Result>) {
  const { pathname, search } = useLocation()
  // Screens and drawers have addresses, so a reload or a new sign-in finds the text at the same record.
  const kept = keptAs ?? `dialog:${pathname}${search}:${dialog.title}`
  const action = useAction(run, {
    done,
    undo,
    ...(only && { only }),
    onDone: (result) => {
      forgetKept(kept)
      onClose()
      onDone?.(result)
    },
  })
  return (
    <ConfirmDialog
      open
      isPending={action.isPending}
      onConfirm={action.mutate}
      onClose={onClose}
      keptAs={kept}
      {...dialog}
    />
  )
}

interface ActionButtonProps<Result> extends Omit<ActionProps<Result>, 'onClose'> {
  label: string
  look?: ButtonProps
}

/** A button that asks before it acts. */
export function ActionButton<Result>({ label, look, ...action }: ActionButtonProps<Result>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && <ActionDialog {...action} onClose={() => setOpen(false)} />}
    </>
  )
}

type Picking = Pick<Parameters<typeof RestaurantPicker>[0], 'label' | 'except'>
interface Picker {
  value: Picked | null
  onChange: (picked: Picked | null) => void
}

interface PickDialogProps<Result>
  extends Omit<ActionProps<Result>, 'effect' | 'disabled' | 'run' | 'children'>, Picking {
  effect: (picked: Picked | null) => ReactNode
  /** false if the choice alone is not enough */
  isReady?: boolean
  picker?: (props: Picker) => ReactNode
  onPick?: (picked: Picked | null) => void
  run: (picked: Picked, reason: string, provider: BackOfficeDataProvider) => Promise<Result>
}

export function PickDialog<Result>({
  label,
  except,
  effect,
  isReady = true,
  picker,
  ...props
}: PickDialogProps<Result>) {
  const { onPick, run, ...dialog } = props
  const [value, setValue] = useState<Picked | null>(null)
  const onChange = (picked: Picked | null) => {
    setValue(picked)
    onPick?.(picked)
  }
  return (
    <ActionDialog
      {...dialog}
      effect={effect(value)}
      disabled={!value || !isReady}
      run={(reason, provider) => run(value as Picked, reason, provider)}
    >
      {picker?.({ value, onChange }) ?? <RestaurantPicker autoFocus {...{ label, except, value, onChange }} />}
    </ActionDialog>
  )
}

interface DeleteRecordProps {
  what: string
  effect: string
  /** the resource has a `restore` action */
  isRestorable?: boolean
}

export function DeleteRecordButton({ what, effect, isRestorable = false }: DeleteRecordProps) {
  const id = useRecordContext<{ id: number }>()?.id ?? 0
  const resource = useResourceContext() ?? ''
  const redirect = useRedirect()
  return (
    <ActionButton
      label="지우기"
      look={{ color: 'error', startIcon: <DeleteOutlined /> }}
      title={`${what} 지우기`}
      effect={effect}
      confirmLabel="지우기"
      destructive
      run={(_, provider) => provider.delete(resource, { id })}
      done="지웠어요."
      undo={() => (isRestorable ? (provider) => provider.actionMany(resource, [id], 'restore') : null)}
      onDone={() => redirect('list', resource)}
    />
  )
}
