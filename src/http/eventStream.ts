import type { ServerResponse } from 'node:http'

/** Whether an answer is one that goes on for as long as its reader stays. */
export const isEventStream = (res: ServerResponse): boolean =>
  String(res.getHeader('content-type') ?? '').startsWith('text/event-stream')
