'use client'
import { useState } from 'react'
import { staffButtonMessages } from '@/messages/site/staffButtons'
import { useMe } from '../member/useMe'
import { lazyComponent } from '../kit/lazyComponent'

const RemoveRestaurantDialog = lazyComponent(() =>
  import('./RemoveRestaurantDialog').then((file) => file.RemoveRestaurantDialog),
)

interface Props {
  restaurant: { id: number; title: string }
  className?: string
}

const BUTTON =
  'relative inline-flex min-h-11 min-w-11 items-center justify-center rounded-field px-2 text-small ' +
  'font-semibold text-soft hover:bg-wash hover:text-ink'

export function StaffButtons({ restaurant, className = '' }: Props) {
  const { staff } = useMe()
  const [asking, setAsking] = useState(false)
  if (staff?.role !== 'admin') return null
  return (
    <div className={`flex gap-1 ${className}`}>
      <a
        href={`/admin/restaurants/edit/${restaurant.id}`}
        aria-label={staffButtonMessages.editOf(restaurant.title)}
        className={BUTTON}
      >
        {staffButtonMessages.edit}
      </a>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={staffButtonMessages.removeOf(restaurant.title)}
        onClick={() => setAsking(true)}
        className={BUTTON}
      >
        {staffButtonMessages.remove}
      </button>
      {asking && <RemoveRestaurantDialog restaurant={restaurant} onClose={() => setAsking(false)} />}
    </div>
  )
}
