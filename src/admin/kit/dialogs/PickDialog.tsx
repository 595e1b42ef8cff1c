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
  effect: (picked: Picked | null) => ReactNode
  /** false if the choice alone is not enough */
  isReady?: boolean
  picker?: (props: Picker) => ReactNode
  onPick?: (picked: Picked | null) => void
  onConfirm: (picked: Picked, reason: string) => void
}

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
