'use client'

import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useToast } from './ToastProvider'

const LOAD_FAILED = '이 부분을 불러오지 못했어요. 연결을 확인하고 다시 눌러 주세요.'

/** Loads a dialog or form on first opening, because most visits open none. If that fails, a toast says so. */
export function lazyComponent<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null
  return function LazyComponent(props: Props) {
    const [Loaded, setLoaded] = useState(() => loaded)
    const toast = useToast()
    const fail = useEffectEvent(() => {
      toast({ text: LOAD_FAILED, tone: 'wrong' })
      props.onClose()
    })
    useEffect(() => {
      if (loaded) return
      let isGone = false
      load().then(
        (component) => {
          loaded = component
          if (!isGone) setLoaded(() => component)
        },
        () => !isGone && fail(),
      )
      return () => {
        isGone = true
      }
    }, [])
    return Loaded && <Loaded {...props} />
  }
}
