import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/**
 * Watches a site's health check from a thread of its own, so that what is measured is the server and not how busy the
 * crowd keeps the benchmark.
 * @returns what stops the watch and gives the times of all answers in ms, ascending
 */
export function watchHealth(site: string): () => Promise<number[]> {
  const probe = new Worker(new URL('./healthProbe.mjs', import.meta.url), { workerData: { site }, execArgv: [] })
  const answer = once(probe, 'message') as Promise<[number[]]>
  // A probe that fails is told of when it is asked.
  answer.catch(() => undefined)
  return async () => {
    probe.postMessage('stop')
    const [tookMs] = await answer
    return tookMs.sort((one, other) => one - other)
  }
}
