import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
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
function nodeOptions(): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as PackageFile
  const words = scripts.start.split(' ')
  return words.slice(words.indexOf('node') + 1, -1)
}

/**
 * A script of the product in a process of its own, once it has said where it listens.
 * @param address what it says, with the address as its first group
 * @throws when it ends before
 */
export async function startProcess(
  args: string[],
  env: Record<string, string>,
  address: RegExp,
): Promise<RunningProcess> {
  const child = spawn(process.execPath, [...nodeOptions(), ...args], {
    env: { ...process.env, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = processEnd(child)
  const site = await new Promise<string>((found, failed) => {
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => {
      const at = address.exec((said += chunk.toString('utf8')))?.[1]
      if (at) found(at)
    })
    child.once('exit', (code) => failed(new Error(`${args[0]} ended with ${code}:\n${said}`)))
  })
  return { pid: child.pid ?? 0, site, stop }
}
