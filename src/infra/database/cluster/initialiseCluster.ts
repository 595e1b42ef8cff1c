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
import { ClusterError } from './clusterError'
import { clusterFailure } from './clusterFailure'
import type { ClusterLocation } from './clusterLocation'
import { runProgram } from './runProgram'

/** The superuser of the cluster, for what only it can do at a start. */
export const CLUSTER_USER = 'gonggong'
/** Begins the names of folders in which a cluster is being made. */
const UNFINISHED = '.initdb-'

export const passwordFile = (home: string): string => join(home, 'database.password')

/**
 * The password of the cluster at `location`, which is made where none stands.
 * @throws ClusterError when a cluster stands there without its password, or anything else does
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

/** Kept before the cluster is made: a cluster in place always has its password. */
function keepNewPassword(file: string): string {
  const password = randomBytes(24).toString('hex')
  writeFileSync(`${file}.new`, password, { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
  return password
}

/** Makes the cluster in a temporary folder and moves it into place when whole, so that half of one never stays. */
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
  // C.UTF-8 knows Hangul as letters, which Korean search needs; macOS has it only under another name.
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

/** An empty folder is replaced; anything else that has come there in the meantime makes this fail and stays. */
function moveIntoPlace(unfinished: string, folder: string): void {
  try {
    if (existsSync(folder)) rmdirSync(folder)
    renameSync(unfinished, folder)
  } catch (error) {
    throw new ClusterError(EMBEDDED_DATABASE.initFailed(folder, (error as Error).message))
  }
}

/** Removes what a killed initdb left: folders of ours in which no server ever ran (it leaves its `postmaster.opts`). */
function removeUnfinished(parent: string): void {
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(UNFINISHED)))
    if (!existsSync(join(parent, name, 'postmaster.opts'))) rmSync(join(parent, name), { recursive: true, force: true })
}

function requireEmpty(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new ClusterError(EMBEDDED_DATABASE.notEmpty(folder))
}
