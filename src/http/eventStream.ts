import type { ServerResponse } from 'node:http'

/** Whether a response is an event stream, which stays open. */
export const isEventStream = (res: ServerResponse): boolean =>
  String(res.getHeader('content-type') ?? '').startsWith('text/event-stream')
