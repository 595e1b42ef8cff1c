import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv, promisify } from 'node:util'
import { expect, vi } from 'vitest'
import { temporaryDataDir } from '@/infra/database/temporary'
import { ownPort } from '../setup/ownPort'

const DEPLOY = resolve('deploy/cluster')
const TEMPLATE = parseEnv(readFileSync(join(DEPLOY, 'node.env'), 'utf8')) as Record<string, string>
const NUMBERS = [1, 2, 3] as const
const SUPERUSER = 'of-the-superuser'
const UP_MAX = { timeout: 180_000, interval: 200 }
const HOST = '127.0.0.1'
/** Ends with this process, also when that is killed, and never runs as root. */
const asPostgres = (signal: string): string[] => [
  ...['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups', '--pdeathsig', signal, '--'],
]

interface Member {
  name: string
  role: string
  state: string
}

interface Node {
  name: string
  env: Record<string, string>
  rest: string
  etcd?: ChildProcess
  patroni?: ChildProcess
}

/** Three nodes as operators run them: the files of deploy/cluster, with ports and folders of this test's own. */
export async function startCluster(repository: Record<string, string>) {
  const folder = temporaryDataDir('cluster')
  execFileSync('chown', ['postgres', folder])
  const ports = new Set<number>()
  while (ports.size < 14) ports.add(await ownPort())
  const numbers = ports.values()
  const port = () => String(numbers.next().value)
  const shared: Record<string, string> = {
    ...TEMPLATE,
    PATRONI_SUPERUSER_PASSWORD: SUPERUSER,
    PATRONI_REPLICATION_PASSWORD: 'of-the-replicator',
    PATRONI_RESTAPI_PASSWORD: 'of-patroni',
    WRITE_ADDRESS: `${HOST}:${port()}`,
    READ_ADDRESS: `${HOST}:${port()}`,
  }
  const clients: string[] = []
  const peers: string[] = []
  const nodes = NUMBERS.map((number): Node => {
    const [pg, rest, client, peer] = [port(), port(), port(), port()]
    const [name, data] = [`node${number}`, join(folder, `node${number}`)]
    clients.push(`${HOST}:${client}`)
    peers.push(`${name}=http://${HOST}:${peer}`)
    shared[`NODE${number}`] = `${HOST}:${pg}`
    shared[`NODE${number}_PATRONI_PORT`] = rest
    const env = {
      PATRONI_NAME: name,
      PATRONI_POSTGRESQL_LISTEN: `${HOST}:${pg}`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${HOST}:${pg}`,
      PATRONI_RESTAPI_LISTEN: `${HOST}:${rest}`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `${HOST}:${rest}`,
      PATRONI_POSTGRESQL_DATA_DIR: data,
      PATRONI_POSTGRESQL_PGPASS: join(folder, `${name}.pgpass`),
      ETCD_NAME: name,
      ETCD_DATA_DIR: join(folder, `${name}-etcd`),
      ETCD_LISTEN_CLIENT_URLS: `http://${HOST}:${client}`,
      ETCD_ADVERTISE_CLIENT_URLS: `http://${HOST}:${client}`,
      ETCD_LISTEN_PEER_URLS: `http://${HOST}:${peer}`,
      ETCD_INITIAL_ADVERTISE_PEER_URLS: `http://${HOST}:${peer}`,
    }
    return { name, env, rest: `http://${HOST}:${rest}` }
  })
  shared.PATRONI_ETCD3_HOSTS = clients.join()
  shared.ETCD_INITIAL_CLUSTER = peers.join()
  for (const { env, name } of nodes) {
    // A setting that the file for operators lacks would make this another cluster than theirs.
    expect(Object.keys(TEMPLATE)).toEqual(expect.arrayContaining(Object.keys({ ...shared, ...env })))
    Object.assign(env, { ...shared, ...env, ...pgBackRestOf(env, join(folder, `${name}-pgbackrest`)) })
  }

  /** pgBackRest's own settings that are not in its file for operators. */
  function pgBackRestOf(env: Record<string, string>, own: string): Record<string, string> {
    for (const path of ['log', 'lock', 'spool']) mkdirSync(join(own, path), { recursive: true })
    execFileSync('chown', ['-R', 'postgres', own])
    return {
      PGBACKREST_CONFIG: join(DEPLOY, 'pgbackrest.conf'),
      PGBACKREST_LOG_PATH: join(own, 'log'),
      PGBACKREST_LOCK_PATH: join(own, 'lock'),
      PGBACKREST_SPOOL_PATH: join(own, 'spool'),
      PGBACKREST_PG1_PATH: env.PATRONI_POSTGRESQL_DATA_DIR ?? '',
      PGBACKREST_PG1_PORT: env.PATRONI_POSTGRESQL_LISTEN?.split(':')[1] ?? '',
      ...repository,
    }
  }
  const environment = (more: Record<string, string>) => ({ ...process.env, HOME: folder, LANG: 'C.UTF-8', ...more })
  function run(name: string, signal: string, command: string[], env: Record<string, string>): ChildProcess {
    const [program = '', ...args] = [...asPostgres(signal), ...command]
    const child = spawn(program, args, { env: environment(env), cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
    const said = createWriteStream(join(folder, `${name}.log`), { flags: 'a' })
    for (const stream of [child.stdout, child.stderr]) stream?.pipe(said, { end: false })
    return child
  }
  const startEtcd = (node: Node) => (node.etcd = run(`${node.name}-etcd`, 'KILL', ['/usr/bin/etcd'], node.env))
  const startPatroni = (node: Node) =>
    (node.patroni = run(node.name, 'TERM', ['/usr/bin/patroni', join(DEPLOY, 'patroni.yml')], node.env))

  async function end(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  /** As its nodes see it; empty while none answers. */
  async function members(): Promise<Member[]> {
    for (const { rest } of nodes)
      try {
        const answer = await fetch(`${rest}/cluster`, { signal: AbortSignal.timeout(2_000) })
        return ((await answer.json()) as { members: Member[] }).members
      } catch {
        // Another one is asked.
      }
    return []
  }
  const nodeOf = (name: string | undefined): Node => {
    const found = nodes.find((node) => node.name === name)
    if (!found) throw new Error(`the cluster has no node ${name}`)
    return found
  }
  const primary = async (): Promise<Node> => nodeOf((await members()).find(({ role }) => role === 'leader')?.name)
  /** One primary, a synchronous standby, and all running. */
  const whole = () =>
    vi.waitFor(async () => {
      const states = (await members()).map(({ role, state }) => `${role} ${state}`).sort()
      expect(states).toEqual(['leader running', 'replica running', 'sync_standby running'])
    }, UP_MAX)

  /** A command of an operator, as their account on a node. */
  const execute = async (node: Node, ...command: string[]): Promise<string> => {
    const [program = '', ...args] = [...asPostgres('KILL'), ...command]
    const { stdout, stderr } = await promisify(execFile)(program, args, { env: environment(node.env), cwd: folder })
    return stdout + stderr
  }

  const killPostgres = ({ name }: Node): void => {
    const file = join(folder, name, 'postmaster.pid')
    process.kill(Number(readFileSync(file, 'utf8').split('\n', 1)[0]), 'SIGKILL')
  }

  for (const node of nodes) startEtcd(node)
  for (const node of nodes) startPatroni(node)
  const haproxy = run('haproxy', 'KILL', ['/usr/sbin/haproxy', '-db', '-f', join(DEPLOY, 'haproxy.cfg')], shared)

  return {
    folder,
    nodes,
    primary,
    members,
    whole,
    execute,
    startEtcd,
    startPatroni,
    /** through HAProxy, for the superuser */
    superuserUrl: `postgres://postgres:${SUPERUSER}@${shared.WRITE_ADDRESS}/postgres`,
    writeAddress: shared.WRITE_ADDRESS ?? '',
    readAddress: shared.READ_ADDRESS ?? '',
    killEtcd: (node: Node) => end(node.etcd, 'SIGKILL'),
    /** Patroni and PostgreSQL at once, as with a machine that loses its power. */
    async killNode(node: Node): Promise<void> {
      const ended = end(node.patroni, 'SIGKILL')
      killPostgres(node)
      await ended
    },
    killPostgres,
    async switchOver(): Promise<void> {
      const now = await members()
      const nameOf = (wanted: string) => now.find(({ role }) => role === wanted)?.name ?? ''
      const [leader, standby] = [nameOf('leader'), nameOf('sync_standby')]
      const command = ['/usr/bin/patronictl', '-c', join(DEPLOY, 'patroni.yml'), 'switchover', '--force']
      await execute(nodeOf(leader), ...command, '--master', leader, '--candidate', standby, 'gonggong')
    },
    stopPatroni: (node: Node) => end(node.patroni, 'SIGTERM'),
    async close(): Promise<void> {
      await Promise.all(nodes.map(({ patroni }) => end(patroni, 'SIGTERM')))
      await Promise.all([...nodes.map(({ etcd }) => end(etcd, 'SIGKILL')), end(haproxy, 'SIGKILL')])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
export type Cluster = Awaited<ReturnType<typeof startCluster>>
