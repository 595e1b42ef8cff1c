'use client'
import { useEffect } from 'react'
import { type RecentPlace, withPlaces } from '@/domain/recent/recentPlaces'
import { changeRecentPlaces } from './recentStore'

export function TrackRecentPlace({
  id,
  title,
  category,
  sub_category,
  address,
  sub_add1,
  sub_add2,
}: Omit<RecentPlace, 'visited_at'>) {
  useEffect(() => {
    const place = { id, title, category, sub_category, address, sub_add1, sub_add2, visited_at: Date.now() }
    changeRecentPlaces((places) => withPlaces(places, [place]))
  }, [id, title, category, sub_category, address, sub_add1, sub_add2])
  return null
}
