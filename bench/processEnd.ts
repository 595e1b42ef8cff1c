import type { ChildProcess } from 'node:child_process'
import { onExitSignal } from '@/infra/exitHooks'

/** How a process of a benchmark is ended; a signal that ends the benchmark ends it, too. */
export function processEnd(child: ChildProcess): () => Promise<void> {
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const stop = (): Promise<void> => {
    child.kill('SIGTERM')
    return ended
  }
  const forget = onExitSignal(stop)
  child.once('exit', forget)
  return stop
}
