import { once } from 'node:events'
import { get } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

/**
 * Asks for the health of a site until it is told to stop; then answers with how long each answer took (ms). Each
 * question comes on a connection of its own, as those of most load balancers and container engines do.
 */
const { site } = workerData
let isOver = false
parentPort?.once('message', () => (isOver = true))

const tookMs = []
while (!isOver) {
  const started = performance.now()
  const [answer] = await once(get(`${site}/healthz`, { agent: false }), 'response')
  await once(answer.resume(), 'end')
  tookMs.push(performance.now() - started)
  await setTimeout(20)
}
parentPort?.postMessage(tookMs)
