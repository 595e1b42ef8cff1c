import { type ReactNode, useState } from 'react'
import type { Picked } from '../fields/RecordPicker'
import { RestaurantPicker } from '../fields/RestaurantPicker'
import { ConfirmDialog, type ConfirmProps } from './ConfirmDialog'

type Picking = Pick<Parameters<typeof RestaurantPicker>[0], 'label' | 'except'>
interface Picker {
  value: Picked | null
  onChange: (picked: Picked | null) => void
}

interface Props extends Omit<ConfirmProps, 'open' | 'effect' | 'disabled' | 'onConfirm' | 'children'>, Picking {
  /** what happens with what is picked, or what to pick */
  effect: (picked: Picked | null) => ReactNode
  /** what is picked is not enough yet */
  isReady?: boolean
  /** picks something else than a restaurant */
  picker?: (props: Picker) => ReactNode
  onPick?: (picked: Picked | null) => void
  onConfirm: (picked: Picked, reason: string) => void
}

/** Asks for one record, says what happens with it, and does that. */
export function PickDialog({ label, except, effect, isReady = true, picker, onPick, onConfirm, ...dialog }: Props) {
  const [value, setValue] = useState<Picked | null>(null)
  const onChange = (picked: Picked | null) => {
    setValue(picked)
    onPick?.(picked)
  }
  return (
    <ConfirmDialog
      open
      {...dialog}
      effect={effect(value)}
      disabled={!value || !isReady}
      onConfirm={(reason) => value && onConfirm(value, reason)}
    >
      {picker?.({ value, onChange }) ?? <RestaurantPicker {...{ label, except, value, onChange }} />}
    </ConfirmDialog>
  )
}
