import type { ServerResponse } from 'node:http'

export const isEventStream = (res: ServerResponse): boolean =>
  String(res.getHeader('content-type') ?? '').startsWith('text/event-stream')
