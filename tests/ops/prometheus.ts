import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { untilAccepts } from '../int/setup/accepts'
import { ownPort } from '../setup/ownPort'

const isThere = (program: string): boolean => spawnSync(program, ['--version']).status === 0
export const hasPrometheus = isThere('prometheus') && isThere('prometheus-alertmanager')

const SECONDS_OF_A_MINUTE = 4
const WINDOW = /\[(\d+)m\]/g

/** The documented rules in a hurry: nothing has to last, and what is looked back on is shorter. Limits stay. */
function hurried(rules: string): string {
  const found = rules.match(WINDOW)?.length ?? 0
  expect(found).toBeGreaterThan(5)
  return rules
    .replace(/^( +for:) .*$/gm, '$1 1s')
    .replace(WINDOW, (_, minutes: string) => `[${Number(minutes) * SECONDS_OF_A_MINUTE}s]`)
}

interface Notice {
  alerts: { status: 'firing' | 'resolved'; labels: { alertname: string } }[]
}

/** Where Alertmanager sends its notices: the names of the alerts that are firing. */
async function startReceiver() {
  const firing = new Set<string>()
  const server = createServer((req, res) => {
    let text = ''
    req.setEncoding('utf8').on('data', (part: string) => (text += part))
    req.once('end', () => {
      const { alerts } = JSON.parse(text) as Notice
      for (const { labels } of alerts) firing.delete(labels.alertname)
      for (const { status, labels } of alerts) if (status === 'firing') firing.add(labels.alertname)
      res.end()
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { firing, url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}

/**
 * Prometheus with the documented rules and Alertmanager, as Debian has them.
 * @param target port of a server's metrics
 */
export async function startPrometheus(target: number) {
  const folder = mkdtempSync(join(tmpdir(), 'gonggong-prometheus-'))
  const receiver = await startReceiver()
  const [port, alertmanager] = [await ownPort(), await ownPort()]
  const files = {
    'rules.yml': hurried(readFileSync('deploy/alerts.yml', 'utf8')),
    // JSON is YAML.
    'prometheus.yml': JSON.stringify({
      global: { scrape_interval: '1s', scrape_timeout: '1s', evaluation_interval: '1s' },
      rule_files: ['rules.yml'],
      alerting: { alertmanagers: [{ static_configs: [{ targets: [`127.0.0.1:${alertmanager}`] }] }] },
      scrape_configs: [{ job_name: 'gonggong', static_configs: [{ targets: [`127.0.0.1:${target}`] }] }],
    }),
    'alertmanager.yml': JSON.stringify({
      route: { receiver: 'test', group_by: ['alertname'], group_wait: '0s', group_interval: '1s' },
      receivers: [{ name: 'test', webhook_configs: [{ url: receiver.url, send_resolved: true }] }],
    }),
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const started: ChildProcess[] = []
  async function start(program: string, config: string, port: number, more: string[]): Promise<void> {
    const args = [`--config.file=${join(folder, config)}`, `--web.listen-address=127.0.0.1:${port}`, ...more]
    const child = spawn(program, args, { cwd: folder, stdio: 'ignore' })
    started.push(child)
    await untilAccepts(port, child)
  }
  await start('prometheus-alertmanager', 'alertmanager.yml', alertmanager, [
    ...[`--storage.path=${join(folder, 'alerts')}`, '--cluster.listen-address='],
  ])
  await start('prometheus', 'prometheus.yml', port, [`--storage.tsdb.path=${join(folder, 'series')}`])
  return {
    /** names of the alerts of which notice was given, and that have not ended */
    firing: receiver.firing,
    async close(): Promise<void> {
      for (const process of started) {
        const ended = once(process, 'exit')
        process.kill('SIGKILL')
        await ended
      }
      receiver.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
