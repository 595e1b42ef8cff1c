'use client'
import { useEffect } from 'react'
import { type RecentPlace, withPlaces } from '@/domain/recent/recentPlaces'
import { changeRecentPlaces } from '../member/recentStore'

export function TrackRecentPlace({
  id,
  title,
  category,
  sub_category,
  address,
  sub_add1,
  sub_add2,
  latitude,
  longitude,
}: Omit<RecentPlace, 'visited_at'>) {
  const seen = { id, title, category, sub_category, address, sub_add1, sub_add2, latitude, longitude }
  useEffect(() => {
    const where = { address, sub_add1, sub_add2, latitude, longitude }
    const place = { id, title, category, sub_category, ...where, visited_at: Date.now() }
    changeRecentPlaces((places) => withPlaces(places, [place]))
  }, [id, title, category, sub_category, address, sub_add1, sub_add2, latitude, longitude])
  // For the inline script, which notes the visit of a page that is only read.
  return <template data-recent={JSON.stringify(seen)} />
}
