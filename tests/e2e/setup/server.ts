import { createInterface } from 'node:readline'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { ProvidedContext } from 'vitest'
import type { TestProject } from 'vitest/node'
import { startTemporary, temporaryDataDir } from '@/infra/database/temporary'
import { ensureBuild } from '../../../scripts/build'
import { THROWAWAY } from '../../int/setup/postgres'
import { ownPort } from '../../setup/ownPort'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of a running demo, e.g. http://localhost:21234 */
    site: string
    /** The running demo's database, for its owner. */
    databaseUrl: string
    /** The demo's admin. */
    admin: { email: string; password: string }
  }
}

/** Each site has pools of its own. */
const SETTINGS = [...THROWAWAY, 'max_connections=300']
const START_LIMIT_MS = 5 * 60_000

/**
 * One PostgreSQL with the demo in it: tests that need a site of their own copy it, the others share the copy that the
 * running demo serves.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const ends: (() => unknown)[] = []
  const end = async () => {
    for (const one of ends.splice(0).reverse()) await one()
  }
  try {
    const dataDir = temporaryDataDir('e2e')
    ends.push(() => rmSync(dataDir, { recursive: true, force: true }))
    const server = await startTemporary('e2e-database', SETTINGS)
    ends.push(server.stop)
    const { url: applicationUrl, ownerUrl: templateUrl } = server
    const [sharedUrl = '', databaseUrl = ''] = [applicationUrl, templateUrl].map((url) => new URL('/shared', url).href)
    await Promise.all([ensureBuild(), makeDemo([applicationUrl, templateUrl], dataDir)])
    await copyDatabase(templateUrl, databaseUrl)
    const demo = runScript(['scripts/demo.ts', '--port', String(await ownPort())], [sharedUrl, databaseUrl], dataDir)
    ends.push(() => endProcess(demo))
    const site = await addressOf(demo)
    const [admin] = JSON.parse(readFileSync(join(dataDir, 'demo-sign-ins.json'), 'utf8')) as [ProvidedContext['admin']]
    for (const [name, value] of Object.entries({
      site,
      databaseUrl,
      templateUrl,
      applicationUrl,
      admin,
    }))
      project.provide(name as 'site', value as string)
    return end
  } catch (error) {
    await end()
    throw error
  }
}

type Addresses = [application: string, owner: string]

const runScript = (args: string[], [application, owner]: Addresses, dataDir: string): ChildProcess =>
  spawn(process.execPath, ['--import', 'tsx', ...args], {
    env: { ...process.env, DATABASE_URL: application, DATABASE_OWNER_URL: owner, DATA_DIR: dataDir, SITE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

async function makeDemo(addresses: Addresses, dataDir: string): Promise<void> {
  const making = runScript(['tests/e2e/setup/makeDemo.ts'], addresses, dataDir)
  const said = listenTo(making)
  const [code] = (await once(making, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`the demo could not be made:\n${said()}`)
}

async function copyDatabase(from: string, to: string): Promise<void> {
  const client = new pg.Client({ connectionString: new URL('/postgres', from).href })
  await client.connect()
  await client.query(`CREATE DATABASE ${nameOf(to)} TEMPLATE ${nameOf(from)} STRATEGY FILE_COPY`)
  await client.end()
}
const nameOf = (url: string): string => new URL(url).pathname.slice(1)

/** What a process has printed so far. */
function listenTo(child: ChildProcess, heard: (all: string) => void = () => undefined): () => string {
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => heard((said += chunk.toString('utf8'))))
  return () => said
}

/** Errors that the site logs, next to the failures of tests that they explain. */
function showErrors({ stdout, stderr }: ChildProcess): void {
  for (const input of [stdout, stderr])
    if (input) createInterface({ input }).on('line', (line) => /"level":[56]0/.test(line) && console.error(line))
}

const addressOf = (demo: ChildProcess): Promise<string> =>
  new Promise((found, failed) => {
    showErrors(demo)
    const said = listenTo(demo, (all) => {
      const address = /사이트\s+(http:\S+)/.exec(all)?.[1]
      if (!address) return
      clearTimeout(timer)
      found(address)
    })
    const timer = setTimeout(() => failed(new Error(`the demo did not start in time:\n${said()}`)), START_LIMIT_MS)
    demo.once('exit', (code) => failed(new Error(`the demo ended with ${code}:\n${said()}`)))
  })
