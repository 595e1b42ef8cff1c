import { useEffect, useEffectEvent } from 'react'
import { LIVE_EVENT_KINDS, type LiveEventKind, type StreamSignal, HEARTBEAT_SECONDS } from '@/domain/live'

interface EventStreamHandlers {
  onEvent: (kind: LiveEventKind, id: number) => void
  /** events may be missing: on first opening, and after missing too many; reload what is shown */
  onStale: () => void
}

/** Hidden pages disconnect after this, because browsers open only six connections per site. */
const HIDDEN_MS = 20_000
/** Without a heartbeat for this long the connection counts as dead. */
const SILENT_MS = HEARTBEAT_SECONDS * 2_500
const RETRY_MS = { first: 1_000, max: 60_000 } as const

/** Resumes after restarts, network loss and hiding: EventSource gives up after an error response. Returns `close`. */
export function openEventStream(path: string, { onEvent, onStale }: EventStreamHandlers): () => void {
  let source: EventSource | null = null
  let last: string | null = null
  let retry: ReturnType<typeof setTimeout> | undefined
  let hiding: ReturnType<typeof setTimeout> | undefined
  let silence: ReturnType<typeof setTimeout> | undefined
  let waitMs: number = RETRY_MS.first

  function connect(): void {
    clearTimeout(retry)
    if (source || document.hidden) return
    const opened = new EventSource(last === null ? path : `${path}?last_event_id=${last}`)
    source = opened
    watch()
    const take = (name: LiveEventKind | StreamSignal, handle: (data: { id?: number }) => void): void =>
      opened.addEventListener(name, (message: MessageEvent<string>) => {
        if (source !== opened) return
        last = message.lastEventId
        watch()
        handle(JSON.parse(message.data) as { id?: number })
      })
    for (const kind of LIVE_EVENT_KINDS) take(kind, ({ id = 0 }) => onEvent(kind, id))
    const isFirst = last === null
    take('ready', () => {
      waitMs = RETRY_MS.first
      if (isFirst && source === opened) onStale()
    })
    take('reset', onStale)
    take('heartbeat', () => undefined)
    opened.addEventListener('error', () => {
      if (source === opened && opened.readyState === EventSource.CLOSED) reconnectLater()
    })
  }

  function disconnect(): void {
    source?.close()
    source = null
    for (const timer of [retry, hiding, silence]) clearTimeout(timer)
  }

  function reconnectLater(): void {
    disconnect()
    retry = setTimeout(connect, waitMs * (0.5 + Math.random() / 2))
    waitMs = Math.min(waitMs * 2, RETRY_MS.max)
  }

  function watch(): void {
    clearTimeout(silence)
    silence = setTimeout(reconnectLater, SILENT_MS)
  }

  const onVisibility = (): void => {
    clearTimeout(hiding)
    if (document.hidden) hiding = setTimeout(disconnect, HIDDEN_MS)
    else connect()
  }
  const onOnline = (): void => {
    disconnect()
    connect()
  }
  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('online', onOnline)
  connect()
  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    window.removeEventListener('online', onOnline)
    disconnect()
  }
}

export function useEventStream(path: string | null, { onEvent, onStale }: EventStreamHandlers): void {
  const tell = useEffectEvent(onEvent)
  const tellStale = useEffectEvent(onStale)
  useEffect(() => {
    if (path === null) return
    return openEventStream(path, { onEvent: (kind, id) => tell(kind, id), onStale: () => tellStale() })
  }, [path])
}
