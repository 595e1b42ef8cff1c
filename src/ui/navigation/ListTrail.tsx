'use client'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { forgetList, isOnTrail } from '../urls/listTrail'

export function ListTrail() {
  const path = usePathname()
  useEffect(() => {
    if (!isOnTrail(path)) forgetList()
  }, [path])
  return null
}
