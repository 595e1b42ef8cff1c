import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { processEnd } from './processEnd'

export interface RunningProcess {
  pid: number
  site: string
  stop: () => Promise<void>
}

interface PackageFile {
  scripts: { start: string }
}

/** Node's options as `npm start` gives them: what is measured is what is served. */
function nodeOptions(cwd: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8')) as PackageFile
  const words = scripts.start.split(' ')
  return words.slice(words.indexOf('node') + 1, -1)
}

/**
 * A script of the product in a process of its own, once it has said where it listens.
 * @param address what it says, with the address as its first group
 * @param cwd the checkout, if it is another one
 * @throws when it ends before
 */
export async function startProcess(
  args: string[],
  env: Record<string, string>,
  address: RegExp,
  cwd = '.',
): Promise<RunningProcess> {
  const child = spawn(process.execPath, [...nodeOptions(cwd), ...args], {
    cwd,
    env: { ...process.env, LOG_LEVEL: 'warn', ...env },
    // The access log, which is written with `info`, is not read.
    stdio: ['ignore', 'pipe', env.LOG_LEVEL === 'info' ? 'ignore' : 'inherit'],
  })
  const stop = processEnd(child)
  const site = await new Promise<string>((found, failed) => {
    let said = ''
    const listen = (chunk: Buffer): void => {
      const at = address.exec((said += chunk.toString('utf8')))?.[1]
      if (!at) return
      child.stdout.off('data', listen).resume()
      found(at)
    }
    child.stdout.on('data', listen)
    child.once('exit', (code) => failed(new Error(`${args[0]} ended with ${code}:\n${said}`)))
  })
  return { pid: child.pid ?? 0, site, stop }
}

/**
 * A site as `made` starts it, an expression with the functions of `bench/startSeededSite`, by the code and the build of
 * another checkout that has its packages. Its `pid` is that of the server.
 */
export async function startCheckout(
  folder: string,
  made: string,
  env: Record<string, string> = {},
): Promise<RunningProcess> {
  const { site: served, stop } = await startProcess(
    [
      '--input-type=module',
      '-e',
      `import * as sites from './bench/startSeededSite'
       const { pid, site, stop } = await sites.${made}
       console.log('served at ' + site + ' by ' + pid)
       process.once('SIGTERM', () => void stop().then(() => process.exit()))`,
    ],
    env,
    /served at (\S+ by \d+)\s/,
    folder,
  )
  const [site = '', pid] = served.split(' by ')
  return { pid: Number(pid), site, stop }
}
