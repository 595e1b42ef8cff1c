import { Button, type ButtonProps } from '@mui/material'
import { useState } from 'react'
import type { BackOfficeDataProvider } from '../../dataProvider/dataProvider'
import { type Outcome, useAction } from '../useAction'
import { ConfirmDialog, type ConfirmProps } from './ConfirmDialog'

export interface ActionProps<Result> extends Omit<ConfirmProps, 'open' | 'isPending' | 'onConfirm'>, Outcome<Result> {
  run: (reason: string, provider: BackOfficeDataProvider) => Promise<Result>
}

/** Asks, runs, says what was done and closes. */
export function ActionDialog<Result>({ run, done, undo, onDone, onClose, ...dialog }: ActionProps<Result>) {
  const action = useAction(run, {
    done,
    undo,
    onDone: (result) => {
      onClose()
      onDone?.(result)
    },
  })
  return <ConfirmDialog open isPending={action.isPending} onConfirm={action.mutate} onClose={onClose} {...dialog} />
}

interface Props<Result> extends Omit<ActionProps<Result>, 'onClose'> {
  label: string
  look?: ButtonProps
}

/** A button that asks before it acts. */
export function ActionButton<Result>({ label, look, ...action }: Props<Result>) {
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
