import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { processEnd } from '../processEnd'

/** A process of the bench that is told what to do, one thing at a time. */
export interface Worker {
  pid: number
  ask: <T = object>(order: object) => Promise<T>
  /** what it says without being asked */
  next: <T = object>() => Promise<T>
  stop: () => Promise<void>
}

export function startWorker(file: string, env: Record<string, string>, flags: string[] = []): Worker {
  const child: ChildProcess = fork(fileURLToPath(new URL(file, import.meta.url)), {
    execArgv: ['--import', 'tsx', ...flags],
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', ...env },
  })
  const stop = processEnd(child)
  const next = <T>(): Promise<T> =>
    new Promise((answered, failed) => {
      const onExit = (code: number | null) => failed(new Error(`${file} ended with ${code}`))
      child.once('exit', onExit)
      child.once('message', (message) => {
        child.off('exit', onExit)
        answered(message as T)
      })
    })
  return {
    pid: child.pid ?? 0,
    next,
    ask<T>(order: object) {
      const answer = next<T>()
      child.send(order)
      return answer
    },
    stop,
  }
}
