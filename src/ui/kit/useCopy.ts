'use client'
import { useEffect, useRef, useState } from 'react'
import { COPY_CONFIRMATION_MS } from '@/domain/site/limits'
import { copyText } from './copyText'

export function useCopy() {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const copy = async (text: string): Promise<boolean> => {
    const copied = await copyText(text)
    setState(copied ? 'copied' : 'failed')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setState('idle'), COPY_CONFIRMATION_MS)
    return copied
  }
  return { state, copy }
}
