'use client'
import { useEffect, useRef, useState } from 'react'
import { COPY_CONFIRMATION_MS } from '@/domain/limits'
import { copyText } from './copyText'

/** Copying with its short confirmation. */
export function useCopy() {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const copy = async (text: string) => {
    setState((await copyText(text)) ? 'copied' : 'failed')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setState('idle'), COPY_CONFIRMATION_MS)
  }
  return { state, copy }
}
