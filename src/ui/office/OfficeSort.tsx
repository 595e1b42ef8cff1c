import Link from 'next/link'
import { NEARBY_PAGE } from '@/domain/nearby/paths'
import { LIST_CONTROLS } from '@/messages/site/listControls'
import { OFFICE } from '@/messages/site/nearby'
import { Select } from '../form/Select'
import { Icon } from '../kit/Icon'
import { type OrderedList, useOfficeOrder } from './useOfficeOrder'

interface Props {
  list: OrderedList
  /** what its other order is called */
  usual: string
  onChange?: () => void
}

/** The sort menu of a list that has an order of its own; without an office, the way to choose one. */
export function OfficeSort({ list, usual, onChange }: Props) {
  const { hasOffice, near, choose } = useOfficeOrder(list)
  return (
    <div className="office-bar mb-2">
      {hasOffice ? (
        <Select
          label={LIST_CONTROLS.sort}
          variant={near ? 'chosen' : 'chip'}
          value={near ? 'distance' : 'usual'}
          onChange={({ target }) => {
            choose(target.value === 'distance')
            onChange?.()
          }}
        >
          <option value="usual">{usual}</option>
          <option value="distance">{OFFICE.sort}</option>
        </Select>
      ) : (
        <>
          <Icon name="pin" className="size-4" />
          <Link href={NEARBY_PAGE}>{OFFICE.choose}</Link>
        </>
      )}
    </div>
  )
}
