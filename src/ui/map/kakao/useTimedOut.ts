'use client'
import { useEffect, useState } from 'react'
import { KAKAO_SDK_TIMEOUT_MS } from '@/domain/site/site'

export function useTimedOut(loading: boolean): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!loading) return
    const timer = setTimeout(() => setLate(true), KAKAO_SDK_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [loading])
  return late && loading
}
