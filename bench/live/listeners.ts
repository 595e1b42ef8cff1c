import { connect, type Socket } from 'node:net'

/**
 * Many listeners in a process of their own, each of which comes back with its last event when its stream ends. Told
 * what to do by messages; notes of each comment when each listener heard it, and anything that came twice or out of
 * order.
 */
interface Listener {
  path: string
  socket: Socket | null
  last: number
  /** comments that it has heard of */
  heard: number
}

const NETWORKS = 50
const OPENING = 200
const port = Number(process.env.PORT)
const listeners: Listener[] = []
/** when each comment was heard of, by each listener; noted only while it is asked for */
let arrivals: Map<number, number[]> | null = null
let repeated = 0
let refused = 0
const EVENT = /id: (\d+)\nevent: (\w+)\ndata: \{(?:"id":(\d+))?\}/g

/** Chunks are the same bytes for all: each is read once. */
let lastChunk = ''
let lastRead: { comments: number[]; ids: number[] } = { comments: [], ids: [] }
function read(chunk: string) {
  if (chunk === lastChunk) return lastRead
  const comments: number[] = []
  const ids: number[] = []
  for (const [, number, name, subject] of chunk.matchAll(EVENT)) {
    // What a stream says of itself repeats the number of the last event.
    if (subject !== undefined) ids.push(Number(number))
    if (name === 'comment_created') comments.push(Number(subject))
  }
  lastChunk = chunk
  return (lastRead = { comments, ids })
}

function take(listener: Listener, chunk: string): void {
  const { comments, ids } = read(chunk)
  for (const id of ids) {
    if (id <= listener.last) repeated++
    listener.last = id
  }
  listener.heard += comments.length
  if (!arrivals) return
  const at = performance.timeOrigin + performance.now()
  for (const comment of comments) note(comment, at)
}

function note(comment: number, at: number): void {
  const noted = arrivals?.get(comment)
  if (noted) noted.push(at)
  else arrivals?.set(comment, [at])
}

/** How long after they were written comments were heard of, in milliseconds. */
function delays(written: readonly (readonly [comment: number, at: number])[]): object {
  const all = written.flatMap(([comment, at]) => (arrivals?.get(comment) ?? []).map((heard) => heard - at))
  const sorted = Float64Array.from(all).sort()
  const at = (share: number): number => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
  return { deliveries: sorted.length, p50: at(0.5), p99: at(0.99), max: at(1) }
}

function open(listener: Listener, index: number): Promise<void> {
  return new Promise((opened) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: `127.0.1.${1 + (index % NETWORKS)}` })
    listener.socket = socket
    socket.setEncoding('latin1')
    let rest = ''
    socket.once('connect', () => {
      const from = listener.last ? `Last-Event-ID: ${listener.last}\r\n` : ''
      socket.write(`GET ${listener.path} HTTP/1.1\r\nHost: localhost\r\n${from}\r\n`)
    })
    socket.once('data', (first: string) => {
      opened()
      if (first.startsWith('HTTP/1.1 200')) return
      refused++
      socket.destroy()
    })
    socket.on('data', (chunk: string) => {
      // What is cut in two is put together; a whole one ends with the empty line, and with that of its chunk.
      const text = rest + chunk
      rest = ''
      if (text.endsWith('\n\n\r\n') || text.endsWith('0\r\n\r\n')) take(listener, text)
      else rest = text
    })
    socket.on('error', () => undefined)
    socket.once('close', () => {
      opened()
      if (listener.socket !== socket) return
      setTimeout(() => void open(listener, index), 200 + Math.random() * 1_500)
    })
  })
}

/** Listeners are spread evenly over paths. */
type Order =
  | { open: number; paths: string[] }
  | { leave: number }
  | { note: true }
  | { written: [number, number][] }
  | { report: true }

process.on('message', (order: Order) => void obey(order).then((answer) => process.send?.(answer)))

async function obey(order: Order): Promise<object> {
  if ('open' in order) {
    for (let at = 0; at < order.open; at += OPENING) {
      const some = Array.from({ length: Math.min(OPENING, order.open - at) }, () => {
        const path = order.paths[listeners.length % order.paths.length] ?? ''
        const listener: Listener = { path, socket: null, last: 0, heard: 0 }
        return open(listener, listeners.push(listener))
      })
      await Promise.all(some)
    }
    return { open: listeners.length, refused }
  }
  if ('leave' in order) {
    for (const listener of listeners.splice(0, order.leave)) {
      const { socket } = listener
      listener.socket = null
      socket?.destroy()
    }
    return { open: listeners.length }
  }
  if ('note' in order) {
    arrivals = new Map()
    return {}
  }
  if ('written' in order) {
    const answer = delays(order.written)
    arrivals = null
    return answer
  }
  const counts = listeners.map(({ heard }) => heard)
  return {
    fewest: Math.min(...counts),
    most: Math.max(...counts),
    repeated,
    total: counts.reduce((sum, count) => sum + count, 0),
    connected: listeners.filter(({ socket }) => socket && !socket.destroyed).length,
  }
}
// No one is left to ask.
process.once('disconnect', () => process.exit(1))
