import { type ReactNode, useState } from 'react'
import type { Picked } from '../fields/RecordPicker'
import { RestaurantPicker } from '../fields/RestaurantPicker'
import type { BackOfficeDataProvider } from '../../dataProvider/dataProvider'
import { ActionDialog, type ActionProps } from './ActionDialog'

type Picking = Pick<Parameters<typeof RestaurantPicker>[0], 'label' | 'except'>
interface Picker {
  value: Picked | null
  onChange: (picked: Picked | null) => void
}

interface Props<Result> extends Omit<ActionProps<Result>, 'effect' | 'disabled' | 'run' | 'children'>, Picking {
  effect: (picked: Picked | null) => ReactNode
  /** false if the choice alone is not enough */
  isReady?: boolean
  picker?: (props: Picker) => ReactNode
  onPick?: (picked: Picked | null) => void
  run: (picked: Picked, reason: string, provider: BackOfficeDataProvider) => Promise<Result>
}

export function PickDialog<Result>({ label, except, effect, isReady = true, picker, ...props }: Props<Result>) {
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
      {picker?.({ value, onChange }) ?? <RestaurantPicker {...{ label, except, value, onChange }} />}
    </ActionDialog>
  )
}
