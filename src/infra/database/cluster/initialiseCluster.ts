import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { randomBytes } from 'node:crypto'
import { dirname, join } from 'node:path'
import { EMBEDDED_DATABASE } from '@/messages/cli/embeddedDatabase'
import type { OsAccount, Binaries } from '../embeddedBinaries'
import { ClusterError, clusterFailure } from './clusterError'
import type { ClusterLocation } from './clusterLocation'
import { runProgram } from './processes'

export const CLUSTER_USER = 'gonggong'
const UNFINISHED = '.initdb-'

export const passwordFile = (home: string): string => join(home, 'database.password')

/**
 * Created if missing; returns its password. @throws ClusterError if its password is missing or something else is there
 */
export async function ensureCluster(
  binaries: Binaries,
  { folder, account, exists }: ClusterLocation,
  home: string,
): Promise<string> {
  const file = passwordFile(home)
  const known = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  if (exists && !known) throw new ClusterError(EMBEDDED_DATABASE.passwordMissing(folder, file))
  if (exists) return known
  requireEmpty(folder)
  const password = known || keepNewPassword(file)
  await initialiseCluster(binaries, folder, account, password)
  return password
}

/** Stored before the cluster is created, so that an existing cluster always has its password. */
function keepNewPassword(file: string): string {
  const password = randomBytes(24).toString('hex')
  writeFileSync(`${file}.new`, password, { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
  return password
}

/** In a temporary folder first, so that a partial one never remains. */
async function initialiseCluster(
  { initdb }: Binaries,
  folder: string,
  account: OsAccount,
  password: string,
): Promise<void> {
  const parent = dirname(folder)
  removeUnfinished(parent)
  const unfinished = mkdtempSync(join(parent, UNFINISHED))
  const handed = `${unfinished}.password`
  writeFileSync(handed, password, { mode: 0o600 })
  if (account.uid !== undefined && account.gid !== undefined)
    for (const path of [unfinished, handed]) chownSync(path, account.uid, account.gid)
  // C.UTF-8 treats Hangul as letters, which Korean search needs; macOS has it only under another name.
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'
  const args = [
    '-D',
    unfinished,
    '-U',
    CLUSTER_USER,
    '-A',
    'scram-sha-256',
    '--encoding=UTF8',
    `--locale=${locale}`,
    `--pwfile=${handed}`,
  ]
  try {
    const { code, said } = await runProgram(initdb, args, account, 'pipe')
    if (code !== 0) throw await clusterFailure(folder, said, EMBEDDED_DATABASE.initFailed)
    moveIntoPlace(unfinished, folder)
  } finally {
    rmSync(handed, { force: true })
    rmSync(unfinished, { recursive: true, force: true })
  }
}

/** Fails if the folder is no longer empty. */
function moveIntoPlace(unfinished: string, folder: string): void {
  try {
    if (existsSync(folder)) rmdirSync(folder)
    renameSync(unfinished, folder)
  } catch (error) {
    throw new ClusterError(EMBEDDED_DATABASE.initFailed(folder, (error as Error).message))
  }
}

/** Removes folders of a killed initdb: ours, in which no server ever ran (no `postmaster.opts`). */
function removeUnfinished(parent: string): void {
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(UNFINISHED)))
    if (!existsSync(join(parent, name, 'postmaster.opts'))) rmSync(join(parent, name), { recursive: true, force: true })
}

function requireEmpty(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new ClusterError(EMBEDDED_DATABASE.notEmpty(folder))
}
