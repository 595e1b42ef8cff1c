'use client'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { forgetList, isOnTrail } from '../urls/listTrail'

/** Forgets the list that a visitor came from once they leave its trail. */
export function ListTrail() {
  const path = usePathname()
  useEffect(() => {
    if (!isOnTrail(path)) forgetList()
  }, [path])
  return null
}
