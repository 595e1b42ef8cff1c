import { useEffect, useEffectEvent } from 'react'
import { type EventStreamHandlers, openEventStream } from './eventStream'

export function useEventStream(path: string | null, { onEvent, onStale }: EventStreamHandlers): void {
  const tell = useEffectEvent(onEvent)
  const tellStale = useEffectEvent(onStale)
  useEffect(() => {
    if (path === null) return
    return openEventStream(path, { onEvent: (kind, id) => tell(kind, id), onStale: () => tellStale() })
  }, [path])
}
